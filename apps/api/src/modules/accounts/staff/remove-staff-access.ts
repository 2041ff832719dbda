import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { requireColleague, requireOwner } from '../account/require-owner.ts';
import { deleteInvitation, findInvitation } from '../account/staff-invitations.queries.ts';
import { deleteTwoFactor } from '../two-factor/two-factor.queries.ts';
import { deleteStaffSessions } from '../sessions/sessions.queries.ts';
import { setStaffRole } from '../account/staff.queries.ts';

/** Turns a staff account back into a customer account, or cancels an invitation. */
export async function removeStaffAccess(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    await requireOwner(tx, accountId);
    const invitation = await findInvitation(tx, id, now);
    const { staffRole } = invitation ?? (await requireColleague(tx, accountId, id));
    await requireConfirmation(tx, ctx);
    const subject = `account:${id}`;
    if (invitation) {
      await deleteInvitation(tx, id);
      await securityEvent(tx, ctx, { kind: 'invitation_cancelled', subject });
      await audit(tx, ctx, {
        action: 'accounts.cancel_invitation',
        subject,
        before: { staffRole },
        after: null,
      });
      return;
    }
    await setStaffRole(tx, { actingOwner: accountId, id, staffRole: null }, now);
    await deleteTwoFactor(tx, id);
    await deleteStaffSessions(tx, id);
    await securityEvent(tx, ctx, { kind: 'staff_removed', subject });
    await audit(tx, ctx, {
      action: 'accounts.remove_staff',
      subject,
      before: { staffRole },
      after: null,
    });
  });
}
