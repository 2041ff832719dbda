import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireOwner } from './require-owner.ts';
import { deleteSecondStep } from './second-step.queries.ts';
import { deleteStaffSessions } from './sessions.queries.ts';
import { demoteAccount, findStaff } from './staff.queries.ts';

/** The account stays, for shopping. Nobody dismisses themselves, so one owner is always left. */
export async function dismissStaff(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireStaff(ctx);
  if (accountId === id) throw new AppError('accounts.not_oneself');
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    await requireOwner(tx, accountId);
    const before = await findStaff(tx, id);
    if (!before) throw new AppError('accounts.staff_not_found');
    await demoteAccount(tx, id, now);
    await deleteSecondStep(tx, id);
    await deleteStaffSessions(tx, id);
    await audit(tx, ctx, {
      action: 'accounts.dismiss_staff',
      subject: `account:${id}`,
      before: { staffRole: before.staffRole },
      after: null,
    });
  });
}
