import type { BankAccount } from '@sirkito/contracts/payment';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readSetting } from './read-setting.ts';
import { lockSetting, upsertSetting } from './settings.queries.ts';

export async function changeBankAccount(ctx: Ctx, account: BankAccount): Promise<BankAccount> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    await lockSetting(tx, 'bank_account');
    const before = await readSetting(tx, 'bank_account');
    await upsertSetting(tx, 'bank_account', account, ctx.now());
    await audit(tx, ctx, {
      action: 'settings.change_bank_account',
      subject: 'setting:bank_account',
      before,
      after: account,
    });
    return account;
  });
}
