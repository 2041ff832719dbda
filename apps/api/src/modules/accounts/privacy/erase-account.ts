import { type Ctx, requireShop } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { type PersonalRecords, purgeBatchSize } from '#api/platform/personal-data.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { eraseAccountJob } from '../account/accounts.jobs.ts';
import { lockAccount, updateErasure } from '../account/accounts.queries.ts';
import { markOverdueErasures } from '../account/idle-accounts.queries.ts';
import { insertErasedAccount } from './erased-accounts.queries.ts';

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

/** Erases the personal data of an account and remembers its id, for restored backups. */
async function eraseRecords(
  tx: Tx,
  personalRecords: readonly PersonalRecords[],
  accountId: string,
  now: Date,
): Promise<void> {
  for (const records of personalRecords) await records.erase(tx, accountId, now);
  await insertErasedAccount(tx, accountId, now);
}

/**
 * Erases accounts that a restored backup has brought back. Waits for no open order: when the account
 * was erased, it had none. Returns how many there were.
 */
export async function eraseAgain(
  ctx: Ctx,
  personalRecords: readonly PersonalRecords[],
  accountIds: Iterable<string>,
): Promise<number> {
  requireShop(ctx);
  const now = ctx.now();
  let erased = 0;
  for (const accountId of accountIds) {
    await ctx.transact(async (tx) => {
      if (await lockAccount(tx, accountId)) {
        await eraseRecords(tx, personalRecords, accountId, now);
        erased += 1;
      } else {
        await insertErasedAccount(tx, accountId, now);
      }
    });
  }
  return erased;
}

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
