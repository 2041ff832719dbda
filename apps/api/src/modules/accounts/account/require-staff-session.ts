import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type ActorContext } from '#api/platform/context.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findAccount } from './accounts.queries.ts';
import { findSecondFactor } from './second-factor.queries.ts';

/**
 * Staff add and remove passkeys only in a staff session. Shop sign-in asks for no second factor, so otherwise the
 * password alone would be enough to get past it.
 */
export function requireStaffSession(ctx: ActorContext, account: { role: string }): void {
  if (account.role === 'admin' && ctx.actor.kind !== 'staff') {
    throw new AppError('accounts.staff_session_required');
  }
}

/** The same for changing the password and ending sessions, of staff who have a second factor. */
export async function requireSecondFactorSession(read: Reader, ctx: ActorContext): Promise<void> {
  const { accountId } = requireShopper(ctx);
  const account = await findAccount(read, accountId);
  if (account?.role !== 'admin') return;
  const { hasSecondFactor } = await findSecondFactor(read, accountId);
  if (hasSecondFactor) requireStaffSession(ctx, account);
}
