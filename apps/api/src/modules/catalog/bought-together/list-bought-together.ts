import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { toCard } from '../product/product-card.ts';
import { listMostBoughtWith } from './bought-together.queries.ts';

const maxShown = 4;

/** Lists products in stock of other subcategories that several buyers ordered with this one. */
export async function listBoughtTogether(ctx: Ctx, id: string): Promise<ProductCard[]> {
  anyone(ctx);
  const rows = await listMostBoughtWith(ctx.read, id, maxShown);
  return rows.map((row) => toCard(row, ctx.now()));
}
