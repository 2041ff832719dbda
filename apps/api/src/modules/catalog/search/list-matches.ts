import type { Reader } from '#api/platform/db/transaction.ts';
import { listPage } from '../browse/listing.queries.ts';
import { categoryName } from '../product/category-branch.ts';
import type { SearchPlan } from './search-tiers.ts';
import { listBestMatches, type ProductMatch } from './search.queries.ts';

/** Returns the best matches, best first. Words about price need a look at every match. */
export async function listMatches(
  read: Reader,
  plan: SearchPlan,
  { limit, now }: { limit: number; now: Date },
): Promise<ProductMatch[]> {
  if (plan.tiers.length === 0 && !plan.matchesAll) return [];
  if (!plan.price && !plan.order) return listBestMatches(read, plan, limit);
  const all = { categoryIds: undefined, filters: [], offset: 0 };
  const rows = await listPage(read, { ...all, search: plan, sort: 'relevance', limit, now });
  return rows.map((row) => ({ ...row, categoryName: categoryName(row.categoryId) }));
}
