import { type Ctx, requireShop } from '#api/platform/context.ts';
import { type PersonalRecords, purgeBatchSize } from '#api/platform/personal-data.ts';
import { eraseAccountJob, sendIdleNoticeJob } from '../account/accounts.jobs.ts';
import { markIdleAccounts } from '../account/idle-accounts.queries.ts';

/**
 * Notifies customers after 23 idle months and schedules their erasure after 24; a visit cancels it.
 * Returns true when there may be more.
 */
export async function purgeIdleAccounts(ctx: Ctx): Promise<boolean> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const idle = await markIdleAccounts(tx, ctx.now(), purgeBatchSize);
    for (const { accountId, eraseAt } of idle) {
      await ctx.enqueue(tx, sendIdleNoticeJob, { accountId });
      await ctx.enqueue(tx, eraseAccountJob, { accountId }, eraseAt);
    }
    if (idle.length > 0) ctx.log.info({ accounts: idle.length }, 'idle accounts notified');
    return idle.length >= purgeBatchSize;
  });
}

/** Deletes records whose retention period has ended. Returns true when there may be more. */
export async function purgeOldRecords(
  ctx: Ctx,
  records: readonly PersonalRecords[],
): Promise<boolean> {
  requireShop(ctx);
  let hasMore = false;
  for (const { purge, tables } of records) {
    if (!purge) continue;
    const deleted = await ctx.transact((tx) => purge(tx, ctx.now()));
    if (deleted > 0) ctx.log.info({ purged: deleted, tables }, 'expired records deleted');
    hasMore ||= deleted >= purgeBatchSize;
  }
  return hasMore;
}
