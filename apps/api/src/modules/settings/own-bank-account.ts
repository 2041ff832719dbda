import { AppError } from '@sirkito/contracts/errors';
import type { Reader } from '#api/platform/db/transaction.ts';
import { readSetting } from './read-setting.ts';
import { settings } from './settings.ts';

/** Returns whether customers can pay by transfer: live payments need an account that isn't the sample. */
export async function takesTransfers(
  read: Reader,
  { isTest }: { isTest: boolean },
): Promise<boolean> {
  if (isTest) return true;
  const { accountNumber } = await readSetting(read, 'bank_account');
  return accountNumber !== settings.bank_account.default.accountNumber;
}

/** Throws when a bank transfer would go to the sample account. */
export async function requireBankAccount(
  read: Reader,
  method: string,
  provider: { isTest: boolean },
): Promise<void> {
  if (method !== 'bank_transfer' || (await takesTransfers(read, provider))) return;
  throw new AppError('payment.no_bank_account');
}
