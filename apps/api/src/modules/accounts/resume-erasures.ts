import { requireShop, type Ctx } from '#api/platform/context.ts';
import { forgottenAtOnce } from '#api/platform/personal-data.ts';
import { accountErasure } from './accounts.jobs.ts';
import { markOverdueErasures } from './idle-accounts.queries.ts';

/**
 * Promises anew what no job has erased for a day: it failed too often, or was lost. True when there
 * may be more of it.
 */
export async function resumeErasures(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const overdue = await markOverdueErasures(tx, ctx.now(), forgottenAtOnce);
    for (const accountId of overdue) await ctx.enqueue(tx, accountErasure, { accountId });
    if (overdue.length > 0) ctx.log.warn({ accounts: overdue.length }, 'erasures were overdue');
    return overdue.length >= forgottenAtOnce;
  });
}
