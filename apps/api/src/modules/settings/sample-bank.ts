import type { PaymentMethod } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { readSetting } from './read-setting.ts';
import { settings } from './settings.ts';

/** Whether the sample that stands there at first has made way for an account of the shop's own. */
export async function hasOwnBankAccount(read: Reader): Promise<boolean> {
  const { accountNumber } = await readSetting(read, 'bank_account');
  return accountNumber !== settings.bank_account.default.accountNumber;
}

/** Where payments are real, nobody is told to send money to the sample. */
export async function refuseSampleBank(read: Reader, method: PaymentMethod): Promise<void> {
  if (method !== 'bank_transfer' || (await hasOwnBankAccount(read))) return;
  throw new AppError('payment.no_bank_account');
}
