import { requireShop, type Ctx } from '#api/platform/context.ts';
import { forgottenAtOnce, type PersonalRecords } from '#api/platform/personal-data.ts';

/** Ends what the shop has no reason to keep any longer. True when there may be more of it. */
export async function forgetOldRecords(
  ctx: Ctx,
  records: readonly PersonalRecords[],
): Promise<boolean> {
  requireShop(ctx);
  let hasMore = false;
  for (const { forget, tables } of records) {
    if (!forget) continue;
    const forgotten = await ctx.transact((tx) => forget(tx, ctx.now()));
    if (forgotten > 0) ctx.log.info({ forgotten, tables }, 'old records ended');
    hasMore ||= forgotten >= forgottenAtOnce;
  }
  return hasMore;
}
