import { AppError } from '@sirkito/contracts/errors';
import type { ActorContext } from '#api/platform/context.ts';

/**
 * Staff add and remove passkeys only in a staff session. Shop sign-in asks for no second factor, so otherwise the
 * password alone would be enough to get past it.
 */
export function requireStaffSession(ctx: ActorContext, account: { role: string }): void {
  if (account.role === 'admin' && ctx.actor.kind !== 'staff') {
    throw new AppError('accounts.passkey_in_back_office');
  }
}
