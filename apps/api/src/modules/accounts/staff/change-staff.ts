import type { StaffChange } from '@sirkito/contracts/staff/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { requireColleague } from '../account/require-owner.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { setStaffRole, updateStaffDisabled } from '../account/staff.queries.ts';

export async function changeStaff(ctx: Ctx, id: string, change: StaffChange): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const before = await requireColleague(tx, accountId, id);
    await requireConfirmation(tx, ctx);
    const was = { staffRole: before.staffRole, isDisabled: before.disabledAt !== null };
    const { staffRole = was.staffRole, isDisabled = was.isDisabled } = change;
    const disabledAt = isDisabled ? (before.disabledAt ?? now) : null;
    await updateStaffDisabled(tx, id, disabledAt, now);
    if (staffRole !== was.staffRole) {
      await setStaffRole(tx, { actingOwner: accountId, id, staffRole }, now);
    }
    if (isDisabled) await deleteSessions(tx, id);
    const subject = `account:${id}`;
    if (staffRole !== was.staffRole) {
      const details = { from: was.staffRole ?? 'none', to: staffRole ?? 'none' };
      await securityEvent(tx, ctx, { kind: 'role_changed', subject, details });
    }
    if (isDisabled !== was.isDisabled) {
      const kind = isDisabled ? 'staff_disabled' : 'staff_enabled';
      await securityEvent(tx, ctx, { kind, subject });
    }
    await audit(tx, ctx, {
      action: 'accounts.change_staff',
      subject,
      before: was,
      after: { staffRole, isDisabled },
    });
  });
}
