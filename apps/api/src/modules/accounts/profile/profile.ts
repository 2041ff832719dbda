import type { Profile } from '@sirkito/contracts/accounts/own-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import { findAccount, updateUserName } from '../account/accounts.queries.ts';
import { requireFreeName } from '../account/reserved-names.ts';
import { toUser } from '../account/user.ts';

export async function viewProfile(ctx: Ctx): Promise<Profile> {
  const { accountId } = requireShopper(ctx);
  const account = await findAccount(ctx.read, accountId);
  if (!account) throw new AppError('auth.required');
  return {
    ...toUser(account, ctx.actor.kind === 'staff' ? 'staff' : 'shopper'),
    isEmailVerified: account.email_verified_at !== null,
    staffRole: account.staff_role,
    createdAt: account.created_at.toISOString(),
    eraseAt: account.erase_at?.toISOString() ?? null,
  };
}

export async function changeProfile(ctx: Ctx, { userName }: { userName: string }): Promise<void> {
  const { accountId } = requireShopper(ctx);
  const account = await findAccount(ctx.read, accountId);
  if (account?.role !== 'admin') await requireFreeName(ctx.read, userName);
  await ctx.transact((tx) => updateUserName(tx, accountId, userName, ctx.now()));
}
