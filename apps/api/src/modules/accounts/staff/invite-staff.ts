import { AppError } from '@sirkito/contracts/errors';
import type { Invitation } from '@sirkito/contracts/staff/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendStaffInvitationJob } from '../account/accounts.jobs.ts';
import { ensureAccount } from '../account/accounts.queries.ts';
import { requireOwner } from '../account/require-owner.ts';
import { setStaffRole, welcomeStaff } from '../account/staff.queries.ts';

/** Invites by e-mail. An existing customer keeps the account and password. */
export async function inviteStaff(ctx: Ctx, invitation: Invitation): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const { email, userName, staffRole } = invitation;
  const [newId, now] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    await requireOwner(tx, accountId);
    await requireConfirmation(tx, ctx);
    const { id, role } = await ensureAccount(tx, { id: newId, email, userName, now });
    // Role changes go through changeStaff, which has its own checks.
    if (role === 'admin') throw new AppError('accounts.already_staff');
    await setStaffRole(tx, { actingOwner: accountId, id, staffRole }, now);
    await welcomeStaff(tx, id);
    await ctx.enqueue(tx, sendStaffInvitationJob, { email, invitedBy: accountId });
    const subject = `account:${id}`;
    await securityEvent(tx, ctx, { kind: 'staff_invited', subject, details: { role: staffRole } });
    await audit(tx, ctx, {
      action: 'accounts.invite_staff',
      subject,
      before: null,
      after: { staffRole },
    });
  });
}
