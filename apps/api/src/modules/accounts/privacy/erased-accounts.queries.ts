import type { Tx } from '#api/platform/db/transaction.ts';

export async function insertErasedAccount(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx
    .insertInto('erased_account')
    .values({ account_id: accountId, erased_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}
