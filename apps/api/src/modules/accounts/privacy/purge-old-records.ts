import { requireShop, type Ctx } from '#api/platform/context.ts';
import { purgeBatchSize, type PersonalRecords } from '#api/platform/personal-data.ts';

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
