import type { Reader } from '#api/platform/db/transaction.ts';
import { findAccount, type AccountRow } from './accounts.queries.ts';

export interface Recipient {
  to: string;
  userName: string;
  /** Whether whoever reads mail at this address has said that the account is theirs. */
  isConfirmed: boolean;
}

/** Where e-mail for an account goes, and how to address its owner. */
export async function findRecipient(
  read: Reader,
  accountId: string,
): Promise<Recipient | undefined> {
  const account = await findAccount(read, accountId);
  return account && recipientOf(account);
}

export const recipientOf = (account: AccountRow): Recipient => ({
  to: account.email,
  userName: account.user_name,
  isConfirmed: account.email_verified_at !== null,
});
