import type { Reader } from '#api/platform/db/transaction.ts';
import { findAccountByEmail } from '../modules/accounts/account/accounts.queries.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Throws if a demo account exists: their passwords are public. */
export async function refuseDemoAccounts(read: Reader): Promise<void> {
  for (const { email } of demoAccounts) {
    if (!(await findAccountByEmail(read, email))) continue;
    throw new Error(
      `SHOP_MODE is live, but the demo account ${email} exists and its password is public. ` +
        'Start with an empty database, or run: node apps/api/build/main/commands/demo-remove.js',
    );
  }
}
