import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { eraseAccountJob } from '../account/accounts.jobs.ts';
import { lockAccount, updateErasure } from '../account/accounts.queries.ts';
import { eraseRecords } from './erase-records.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * Erases an account whose erasure is due. Does nothing when the owner cancelled, joined the staff
 * or is already erased. Retries the next day while an open order or refund still needs the data.
 */
export async function eraseAccount(
  ctx: Ctx,
  personalRecords: readonly PersonalRecords[],
  accountId: string,
): Promise<void> {
  requireShop(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account?.erase_at || account.role === 'admin') return;
    const msUntilDue = account.erase_at.getTime() - now.getTime();
    if (msUntilDue > 0) {
      // A postponed erasure has its own job; less than an hour early, this clock lags the queue.
      const retryAt = new Date(account.erase_at.getTime() + hourMs);
      if (msUntilDue < hourMs) await ctx.enqueue(tx, eraseAccountJob, { accountId }, retryAt);
      return;
    }
    for (const records of personalRecords) {
      if (!(await records.blocksErasure?.(tx, accountId, now))) continue;
      const tomorrow = new Date(now.getTime() + dayMs);
      await updateErasure(tx, accountId, tomorrow);
      await ctx.enqueue(tx, eraseAccountJob, { accountId }, tomorrow);
      return;
    }
    await eraseRecords(tx, personalRecords, accountId, now);
    await securityEvent(tx, ctx, { kind: 'account_erased', accountId });
  });
}
