import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export async function findAccountId(read: Reader, email: string): Promise<string | undefined> {
  const found = await read
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    // Anyone can register any address, so only a verified account may see the order.
    .where('email_verified_at', 'is not', null)
    .where('disabled_at', 'is', null)
    .where('erase_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
}

/** Locks the account, so that it places one manual order at a time. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
