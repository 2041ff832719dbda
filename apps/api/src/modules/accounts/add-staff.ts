import { requireShop, type Ctx } from '#api/platform/context.ts';
import { staffInvitationMail } from './accounts.jobs.ts';
import { insertAccount, promoteAccount } from './accounts.queries.ts';

interface NewStaff {
  email: string;
  userName: string;
  staffRole: 'owner' | 'catalogue' | 'orders' | 'support';
}

/** For operators. Whoever reads the mailbox chooses the password; nobody else ever knows one. */
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
    await ctx.enqueue(tx, staffInvitationMail, { email, invitedBy: null });
    return isAdded ? 'added' : 'promoted';
  });
}
