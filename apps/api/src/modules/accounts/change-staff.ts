import { AppError } from '@sirkito/contracts/errors';
import type { StaffChange } from '@sirkito/contracts/people-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireOwner } from './require-owner.ts';
import { deleteSessions } from './sessions.queries.ts';
import { findStaff, updateStaff } from './staff.queries.ts';

/** Nobody changes themselves. */
export async function changeStaff(ctx: Ctx, id: string, change: StaffChange): Promise<void> {
  const { accountId } = requireStaff(ctx);
  if (accountId === id) throw new AppError('accounts.not_oneself');
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    await requireOwner(tx, accountId);
    const before = await findStaff(tx, id);
    if (!before) throw new AppError('accounts.staff_not_found');
    const was = { staffRole: before.staffRole, isDisabled: before.disabledAt !== null };
    const { staffRole = was.staffRole, isDisabled = was.isDisabled } = change;
    const disabledAt = isDisabled ? (before.disabledAt ?? now) : null;
    await updateStaff(tx, id, { staffRole, disabledAt }, now);
    if (isDisabled) await deleteSessions(tx, id);
    await audit(tx, ctx, {
      action: 'accounts.change_staff',
      subject: `account:${id}`,
      before: was,
      after: { staffRole, isDisabled },
    });
  });
}
