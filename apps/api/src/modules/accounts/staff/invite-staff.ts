import { AppError } from '@sirkito/contracts/errors';
import type { Invitation } from '@sirkito/contracts/staff/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { ensureAccount } from '../account/accounts.queries.ts';
import { requireOwner } from '../account/require-owner.ts';
import { createInvitation } from './create-invitation.ts';

/** Invites by e-mail. The role starts with the emailed link; a new invitation replaces the one before. */
export async function inviteStaff(ctx: Ctx, invitation: Invitation): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const { email, userName, staffRole } = invitation;
  const [newId, now] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    await requireOwner(tx, accountId);
    await requireConfirmation(tx, ctx);
    const account = await ensureAccount(tx, { id: newId, email, userName, now });
    // Role changes go through changeStaff, which has its own checks.
    if (account.role === 'admin') throw new AppError('accounts.already_staff');
    await createInvitation(tx, ctx, account, { staffRole, invitedBy: accountId });
    await audit(tx, ctx, {
      action: 'accounts.invite_staff',
      subject: `account:${account.id}`,
      before: null,
      after: { staffRole },
    });
  });
}
