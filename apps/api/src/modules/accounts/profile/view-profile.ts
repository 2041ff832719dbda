import type { Profile } from '@sirkito/contracts/accounts/own-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { findAccount } from '../account/accounts.queries.ts';
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
