import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { accountErasure } from './accounts.jobs.ts';
import { lockAccount, updateErasure } from './accounts.queries.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/**
 * Erases what is due. Who changed their mind, joined the staff or was erased already is left alone;
 * whom the shop still owes something, such as a parcel, is looked at again the next day.
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
    const early = account.erase_at.getTime() - now.getTime();
    if (early > 0) {
      // Whoever put it off promised another job; else our clock is behind that of the queue.
      const again = new Date(account.erase_at.getTime() + hourMs);
      if (early < hourMs) await ctx.enqueue(tx, accountErasure, { accountId }, again);
      return;
    }
    for (const records of personalRecords) {
      if (!(await records.isNeeded?.(tx, accountId, now))) continue;
      const tomorrow = new Date(now.getTime() + dayMs);
      await updateErasure(tx, accountId, tomorrow);
      await ctx.enqueue(tx, accountErasure, { accountId }, tomorrow);
      return;
    }
    for (const records of personalRecords) await records.erase(tx, accountId, now);
  });
}
