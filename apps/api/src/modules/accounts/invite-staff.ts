import { AppError } from '@sirkito/contracts/errors';
import type { Invitation } from '@sirkito/contracts/people-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { staffInvitationMail } from './accounts.jobs.ts';
import { insertAccount, promoteAccount } from './accounts.queries.ts';
import { requireOwner } from './require-owner.ts';
import { isStaff } from './staff.queries.ts';

/** Whoever reads the mailbox chooses the password; somebody who shops already keeps theirs. */
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
    // Roles are changed where they are listed, by the rules that hold there.
    if (!isAdded && (await isStaff(tx, email))) throw new AppError('accounts.staff_already');
    const id = isAdded ? newId : await promoteAccount(tx, { email, staffRole }, now);
    await ctx.enqueue(tx, staffInvitationMail, { email, invitedBy: accountId });
    await audit(tx, ctx, {
      action: 'accounts.invite_staff',
      subject: `account:${id}`,
      before: null,
      after: { staffRole },
    });
  });
}
