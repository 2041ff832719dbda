import { requireShop, type Ctx } from '#api/platform/context.ts';
import { replaceBoughtTogether } from './bought-together.queries.ts';

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
