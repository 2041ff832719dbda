import { requireShop, type Ctx } from '#api/platform/context.ts';
import { lockSales, rollUpDays } from './roll-up-sales.queries.ts';
import { dayOf } from './shop-days.ts';

/** A second or two of work, even in a busy shop. */
const daysPerRun = 7;

/** Rolls up sales of past days for the dashboard; returns whether there may be more. */
export function rollUpSales(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  const today = dayOf(ctx.now());
  return ctx.transact(async (tx) => {
    await lockSales(tx);
    return (await rollUpDays(tx, { today, limit: daysPerRun })) >= daysPerRun;
  });
}
