import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { requireColleague } from '../account/require-owner.ts';
import { deleteTwoFactor } from '../two-factor/two-factor.queries.ts';
import { deleteStaffSessions } from '../sessions/sessions.queries.ts';
import { setStaffRole } from '../account/staff.queries.ts';

/** Turns a staff account back into a customer account. */
export async function removeStaffAccess(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const { staffRole } = await requireColleague(tx, accountId, id);
    await requireConfirmation(tx, ctx);
    await setStaffRole(tx, { actingOwner: accountId, id, staffRole: null }, now);
    await deleteTwoFactor(tx, id);
    await deleteStaffSessions(tx, id);
    const subject = `account:${id}`;
    await securityEvent(tx, ctx, { kind: 'staff_removed', subject });
    await audit(tx, ctx, {
      action: 'accounts.remove_staff',
      subject,
      before: { staffRole },
      after: null,
    });
  });
}
