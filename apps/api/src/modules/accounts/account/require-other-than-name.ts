import { isOwnName } from '@sirkito/contracts/accounts/common-passwords';
import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findAccount } from './accounts.queries.ts';

/** Rejects the account's name or email address as its new password, as registration does. */
export async function requireOtherThanName(
  read: Reader,
  accountId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const account = await findAccount(read, accountId);
  if (account && isOwnName(password, { email: account.email, userName: account.user_name })) {
    throw new AppError('accounts.password_is_name', {}, { field });
  }
}
