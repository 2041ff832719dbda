import { AppError } from '@sirkito/contracts/errors';
import type { Invitation } from '@sirkito/contracts/staff/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { sendStaffInvitationJob } from '../account/accounts.jobs.ts';
import { insertAccount, promoteAccount } from '../account/accounts.queries.ts';
import { requireOwner } from '../account/require-owner.ts';
import { isStaff } from '../account/staff.queries.ts';

/** Invites by e-mail. An existing customer keeps the account and password. */
export async function inviteStaff(ctx: Ctx, invitation: Invitation): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const { email, userName, staffRole } = invitation;
  const [newId, now] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    await requireOwner(tx, accountId);
    const isAdded = await insertAccount(tx, {
      id: newId,
      user_name: userName,
      email,
      role: 'admin',
      staff_role: staffRole,
      created_at: now,
      updated_at: now,
    });
    // Role changes go through changeStaff, which has its own checks.
    if (!isAdded && (await isStaff(tx, email))) throw new AppError('accounts.already_staff');
    const id = isAdded ? newId : await promoteAccount(tx, { email, staffRole }, now);
    await ctx.enqueue(tx, sendStaffInvitationJob, { email, invitedBy: accountId });
    await audit(tx, ctx, {
      action: 'accounts.invite_staff',
      subject: `account:${id}`,
      before: null,
      after: { staffRole },
    });
  });
}
