import type { Reader } from '#api/platform/db/transaction.ts';
import { listPage } from '../browse/listing.queries.ts';
import type { DictionaryLookup } from './dictionary.queries.ts';
import type { SearchPlan } from './search-tiers.ts';
import { listBestMatches, type BestMatches } from './search.queries.ts';

interface Options {
  limit: number;
  now: Date;
  lookup?: DictionaryLookup | undefined;
}

/** Returns the best matches, best first. Words about price need a look at every match. */
export async function listMatches(
  read: Reader,
  plan: SearchPlan,
  { limit, now, lookup }: Options,
): Promise<BestMatches> {
  if (plan.tiers.length === 0 && !plan.matchesAll) return { rows: [], answer: null };
  if (!plan.price && !plan.order) return listBestMatches(read, plan, { limit, lookup });
  const all = { categoryIds: undefined, filters: [], offset: 0 };
  const page = { ...all, search: plan, sort: 'relevance' as const, limit, now };
  return { rows: await listPage(read, page), answer: null };
}
