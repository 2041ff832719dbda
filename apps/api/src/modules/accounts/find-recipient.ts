import type { Reader } from '#api/platform/db/transaction.ts';
import { findAccount } from './accounts.queries.ts';

/** Where e-mail for an account goes, and how to address its owner. */
export async function findRecipient(
  read: Reader,
  accountId: string,
): Promise<{ to: string; userName: string } | undefined> {
  const account = await findAccount(read, accountId);
  return account && { to: account.email, userName: account.user_name };
}
