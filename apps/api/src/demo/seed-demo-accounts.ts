import { requireShop, type Ctx } from '#api/platform/context.ts';
import type { Passwords } from '#api/platform/passwords.ts';
import { findAccountByEmail, insertAccount } from '../modules/accounts/account/accounts.queries.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Adds the demo accounts that are missing. Running it again changes nothing. */
export async function seedDemoAccounts(ctx: Ctx, passwords: Passwords): Promise<number> {
  requireShop(ctx);
  let added = 0;
  for (const { userName, email, password, role, staffRole } of demoAccounts) {
    if (await findAccountByEmail(ctx.read, email)) continue;
    const hash = await passwords.hash(password);
    const now = ctx.now();
    await ctx.transact((tx) =>
      insertAccount(tx, {
        id: ctx.newId(),
        user_name: userName,
        email,
        email_verified_at: now,
        password_hash: hash,
        role,
        staff_role: staffRole,
        created_at: now,
        updated_at: now,
      }),
    );
    added += 1;
  }
  return added;
}
