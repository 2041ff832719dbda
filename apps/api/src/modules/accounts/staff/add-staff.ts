import { requireShop, type Ctx } from '#api/platform/context.ts';
import { sendStaffInvitationJob } from '../account/accounts.jobs.ts';
import { insertAccount, promoteAccount } from '../account/accounts.queries.ts';

interface NewStaff {
  email: string;
  userName: string;
  staffRole: 'owner' | 'catalogue' | 'orders' | 'support';
}

/** Adds a staff account from the command line. The invited person sets the password by e-mail. */
export async function addStaff(
  ctx: Ctx,
  { email, userName, staffRole }: NewStaff,
): Promise<'added' | 'promoted'> {
  requireShop(ctx);
  const [id, now] = [ctx.newId(), ctx.now()];
  return ctx.transact(async (tx) => {
    const isAdded = await insertAccount(tx, {
      id,
      user_name: userName,
      email,
      role: 'admin',
      staff_role: staffRole,
      created_at: now,
      updated_at: now,
    });
    if (!isAdded) await promoteAccount(tx, { email, staffRole }, now);
    await ctx.enqueue(tx, sendStaffInvitationJob, { email, invitedBy: null });
    return isAdded ? 'added' : 'promoted';
  });
}
