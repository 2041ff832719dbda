import { requireShop, type Ctx } from '#api/platform/context.ts';
import { lockSales, rollUpDays } from './roll-up-sales.queries.ts';
import { dayOf } from './shop-days.ts';

/** A week: a second or two of work, however busy the shop. */
const atOnce = 7;

/** Adds up days that are over, for the dashboard; says whether there may be more. */
export function rollUpSales(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  const today = dayOf(ctx.now());
  return ctx.transact(async (tx) => {
    await lockSales(tx);
    return (await rollUpDays(tx, { today, limit: atOnce })) >= atOnce;
  });
}
