import { asCentavos, runningSalePrice, toPesos } from '@sirkito/commerce';
import type { ProductSuggestion } from '@sirkito/contracts/search/schemas';
import type { Ctx } from '#api/platform/context.ts';
import { imagePath } from '../product/image-path.ts';
import { listMatches } from './list-matches.ts';
import { planSearch } from './plan-search.ts';

const minQueryLength = 2;
const noAmount = asCentavos(0);

/** Suggests products for a query that is still being typed. */
export async function searchProducts(
  ctx: Ctx,
  { query, limit }: { query: string; limit: number },
): Promise<ProductSuggestion[]> {
  if (query.trim().length < minQueryLength) return [];
  const plan = await planSearch(ctx.read, query, { isTyping: true });
  const rows = await listMatches(ctx.read, plan, { limit, now: ctx.now() });
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    images: row.images.map(imagePath),
    category: { name: row.categoryName },
    price: toPesos(row.price ?? noAmount),
    salePrice: toPesos(runningSalePrice(row, ctx.now()) ?? noAmount),
    totalStock: row.onHand ?? 0,
  }));
}
