import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { lockAccount } from './accounts.queries.ts';

/** Erases what is due. Who changed their mind, or was erased already, is left alone. */
export async function eraseAccount(
  ctx: Ctx,
  personalRecords: readonly PersonalRecords[],
  accountId: string,
): Promise<void> {
  requireShop(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account?.erase_at || account.erase_at > now) return;
    for (const records of personalRecords) await records.erase(tx, accountId, now);
  });
}
