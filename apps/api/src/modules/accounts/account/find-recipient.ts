import type { Reader } from '#api/platform/db/transaction.ts';
import { findAccount, findAccountByEmail, type AccountRow } from './accounts.queries.ts';

export interface Recipient {
  to: string;
  userName: string;
  /** True once the owner has confirmed the e-mail address. */
  isConfirmed: boolean;
}

/** Returns the e-mail address and name of an account owner. */
export async function findRecipient(
  read: Reader,
  accountId: string,
): Promise<Recipient | undefined> {
  const account = await findAccount(read, accountId);
  return account && toRecipient(account);
}

export async function findRecipientByEmail(
  read: Reader,
  email: string,
): Promise<Recipient | undefined> {
  const account = await findAccountByEmail(read, email);
  return account && toRecipient(account);
}

export const toRecipient = (account: AccountRow): Recipient => ({
  to: account.email,
  userName: account.user_name,
  isConfirmed: account.email_verified_at !== null,
});
