import type { StaffChange } from '@sirkito/contracts/staff/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireColleague } from '../account/require-owner.ts';
import { deleteSessions } from '../sessions/sessions.queries.ts';
import { updateStaff } from '../account/staff.queries.ts';

export async function changeStaff(ctx: Ctx, id: string, change: StaffChange): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const before = await requireColleague(tx, accountId, id);
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
