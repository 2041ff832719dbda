import { asCentavos, runningSalePrice, toPesos } from '@sirkito/commerce';
import type { ProductSuggestion } from '@sirkito/contracts/search/schemas';
import type { ReadCtx } from '#api/platform/context.ts';
import { imagePath } from '../product/image-path.ts';
import { listMatches } from './list-matches.ts';
import { searchByPlan } from './search-by-plan.ts';

const minQueryLength = 2;
const noAmount = asCentavos(0);

/** Suggests products for a query that is still being typed. */
export async function searchProducts(
  ctx: ReadCtx,
  { query, limit }: { query: string; limit: number },
): Promise<ProductSuggestion[]> {
  if (query.trim().length < minQueryLength) return [];
  const typed = { text: query, isTyping: true };
  const { rows } = await searchByPlan(ctx.read, typed, (plan, lookup) =>
    listMatches(ctx.read, plan, { limit, now: ctx.now(), lookup }),
  );
  return rows.map((row) => ({
    _id: row.id,
    name: row.card.name,
    images: row.card.images.map(imagePath),
    category: { name: row.card.category.name },
    facts: row.card.facts,
    price: toPesos(row.price ?? noAmount),
    salePrice: toPesos(runningSalePrice(row, ctx.now()) ?? noAmount),
    totalStock: row.available ?? 0,
  }));
}
