import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { requireColleague } from './require-owner.ts';
import { deleteSecondStep } from './second-step.queries.ts';
import { deleteStaffSessions } from './sessions.queries.ts';
import { demoteAccount } from './staff.queries.ts';

/** The account stays, for shopping. */
export async function dismissStaff(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const { staffRole } = await requireColleague(tx, accountId, id);
    await demoteAccount(tx, id, now);
    await deleteSecondStep(tx, id);
    await deleteStaffSessions(tx, id);
    await audit(tx, ctx, {
      action: 'accounts.dismiss_staff',
      subject: `account:${id}`,
      before: { staffRole },
      after: null,
    });
  });
}
