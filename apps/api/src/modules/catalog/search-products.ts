import type { ProductSuggestion } from '@sirkito/contracts/search';
import type { Ctx } from '#api/platform/context.ts';
import { picturePath } from './picture-path.ts';
import { readSearch } from './read-search.ts';
import { listFound } from './search.queries.ts';

const shortestQuery = 2;

/** The products that fit best to what has been typed so far. */
export async function searchProducts(
  ctx: Ctx,
  { query, limit }: { query: string; limit: number },
): Promise<ProductSuggestion[]> {
  if (query.trim().length < shortestQuery) return [];
  const plan = await readSearch(ctx.read, query, { isTyping: true });
  if (plan.tiers.length === 0) return [];
  const found = await listFound(ctx.read, plan, limit);
  return found.map(({ id, name, categoryName, images }) => ({
    _id: id,
    name,
    images: images.map(picturePath),
    category: { name: categoryName },
  }));
}
