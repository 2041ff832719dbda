import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { anyone, type Ctx, requireShop } from '#api/platform/context.ts';
import { toCard } from '../product/product-card.ts';
import { listMostBoughtWith, replaceBoughtTogether } from './bought-together.queries.ts';

const maxShown = 4;

/** Lists products in stock of other subcategories that several buyers ordered with this one. */
export async function listBoughtTogether(ctx: Ctx, id: string): Promise<ProductCard[]> {
  anyone(ctx);
  const rows = await listMostBoughtWith(ctx.read, id, maxShown);
  return rows.map((row) => toCard(row, ctx.now()));
}

const countedDays = 180;
const dayMs = 24 * 60 * 60_000;
const minBuyers = 3;
/** More than shown, since some may be out of stock. */
const pairsPerProduct = 12;

/** Counts which products are bought together, from the orders of the last 180 days. */
export async function rebuildBoughtTogether(ctx: Ctx): Promise<void> {
  requireShop(ctx);
  const since = new Date(ctx.now().getTime() - countedDays * dayMs);
  await ctx.transact((tx) =>
    replaceBoughtTogether(tx, { since, minBuyers, limit: pairsPerProduct }),
  );
}
