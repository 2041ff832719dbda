import { requireShop, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendStaffInvitationJob } from '../account/accounts.jobs.ts';
import { ensureAccount } from '../account/accounts.queries.ts';
import { promoteAsOperator, welcomeStaff } from '../account/staff.queries.ts';

interface NewStaff {
  email: string;
  userName: string;
  staffRole: 'owner' | 'catalogue' | 'orders' | 'support';
}

/** Adds a staff account from the command line, as the database's owner. The invited person sets the password by e-mail. */
export async function addStaff(
  ctx: Ctx,
  { email, userName, staffRole }: NewStaff,
): Promise<'added' | 'promoted'> {
  requireShop(ctx);
  const [id, now] = [ctx.newId(), ctx.now()];
  return ctx.transact(async (tx) => {
    const account = await ensureAccount(tx, { id, email, userName, now });
    await promoteAsOperator(tx, { id: account.id, staffRole }, now);
    await welcomeStaff(tx, account.id);
    await ctx.enqueue(tx, sendStaffInvitationJob, { email, invitedBy: null });
    await securityEvent(tx, ctx, {
      kind: 'staff_invited',
      subject: `account:${account.id}`,
      details: { role: staffRole, by: 'command' },
    });
    return account.id === id ? 'added' : 'promoted';
  });
}
