import type { ProductSuggestion } from '@sirkito/contracts/search/schemas';
import type { Ctx } from '#api/platform/context.ts';
import { imagePath } from '../product/image-path.ts';
import { planSearch } from './plan-search.ts';
import { listBestMatches } from './search.queries.ts';

const minQueryLength = 2;

/** Suggests products for a query that is still being typed. */
export async function searchProducts(
  ctx: Ctx,
  { query, limit }: { query: string; limit: number },
): Promise<ProductSuggestion[]> {
  if (query.trim().length < minQueryLength) return [];
  const plan = await planSearch(ctx.read, query, { isTyping: true });
  if (plan.tiers.length === 0) return [];
  const matches = await listBestMatches(ctx.read, plan, limit);
  return matches.map(({ id, name, categoryName, images }) => ({
    _id: id,
    name,
    images: images.map(imagePath),
    category: { name: categoryName },
  }));
}
