import { hasPermission, keysOf, type StaffAction, staffAreas } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { MeReply, StaffChange, StaffMember } from '@sirkito/contracts/staff/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { requireColleague, requireOwner } from '../account/require-owner.ts';
import { findSecondFactor } from '../account/second-factor.queries.ts';
import { deleteInvitation, findInvitation } from '../account/staff-invitations.queries.ts';
import { listStaffAccounts, setStaffRole, updateStaffDisabled } from '../account/staff.queries.ts';
import { deleteSessions, deleteStaffSessions } from '../sessions/sessions.queries.ts';
import type { TwoFactorPolicy } from '../two-factor/two-factor-policy.ts';
import { deleteTwoFactor } from '../two-factor/two-factor.queries.ts';

export async function listStaff(ctx: Ctx): Promise<StaffMember[]> {
  requireStaff(ctx);
  const rows = await listStaffAccounts(ctx.read, ctx.now());
  return rows.map(({ disabledAt, createdAt, ...row }) => ({
    ...row,
    isDisabled: disabledAt !== null,
    createdAt: createdAt.toISOString(),
  }));
}

/** Returns the caller's role and permissions, and when they must set up two-factor authentication. */
export async function viewOwnAccess(
  ctx: Ctx,
  { twoFactorPolicy }: { twoFactorPolicy: TwoFactorPolicy },
): Promise<MeReply['data']> {
  const { accountId, staffRole, mustSetUpTwoFactor = false } = requireStaff(ctx);
  if (!staffRole) throw new AppError('auth.permission_denied');
  const areasTo = (action: StaffAction) =>
    keysOf(staffAreas).filter((area) => hasPermission(staffRole, area, action));
  const dueAt = twoFactorPolicy.dueAt(await findSecondFactor(ctx.read, accountId));
  return {
    staffRole,
    areas: areasTo('view'),
    changes: areasTo('change'),
    twoFactorDueAt: dueAt?.toISOString() ?? null,
    mustSetUpTwoFactor: mustSetUpTwoFactor && dueAt !== undefined,
  };
}

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
