import { requireShop, type Ctx } from '#api/platform/context.ts';
import { purgeBatchSize } from '#api/platform/personal-data.ts';
import { eraseAccountJob } from '../account/accounts.jobs.ts';
import { markOverdueErasures } from '../account/idle-accounts.queries.ts';

/**
 * Queues erasures again that are a day overdue because their job was lost or failed too often.
 * Returns true when there may be more.
 */
export async function resumeErasures(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const overdue = await markOverdueErasures(tx, ctx.now(), purgeBatchSize);
    for (const accountId of overdue) await ctx.enqueue(tx, eraseAccountJob, { accountId });
    if (overdue.length > 0) ctx.log.warn({ accounts: overdue.length }, 'resumed overdue erasures');
    return overdue.length >= purgeBatchSize;
  });
}
