import type { PaymentMethod } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { readSetting } from './read-setting.ts';
import { settings } from './settings.ts';

/** Returns whether staff have replaced the sample bank account. */
export async function hasOwnBankAccount(read: Reader): Promise<boolean> {
  const { accountNumber } = await readSetting(read, 'bank_account');
  return accountNumber !== settings.bank_account.default.accountNumber;
}

/** Throws when a bank transfer would go to the sample account. Used with live payments only. */
export async function requireOwnBankAccount(read: Reader, method: PaymentMethod): Promise<void> {
  if (method !== 'bank_transfer' || (await hasOwnBankAccount(read))) return;
  throw new AppError('payment.no_bank_account');
}
