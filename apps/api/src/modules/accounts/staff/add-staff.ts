import { requireShop, type Ctx } from '#api/platform/context.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { ensureAccount } from '../account/accounts.queries.ts';
import { lockStaff, setRoleAsOperator } from '../account/staff.queries.ts';
import { createInvitation } from './invitations.ts';

interface NewStaff {
  email: string;
  userName: string;
  staffRole: 'owner' | 'catalogue' | 'orders' | 'support';
}

/** Invites a person from the command line, as the database's owner, or gives somebody on the staff another role. */
export async function addStaff(
  ctx: Ctx,
  { email, userName, staffRole }: NewStaff,
): Promise<'invited' | 'changed'> {
  requireShop(ctx);
  const [newId, now] = [ctx.newId(), ctx.now()];
  return ctx.transact(async (tx) => {
    await lockStaff(tx);
    const account = await ensureAccount(tx, { id: newId, email, userName, now });
    if (account.role !== 'admin') {
      await createInvitation(tx, ctx, account, { staffRole, invitedBy: null });
      return 'invited';
    }
    await setRoleAsOperator(tx, { id: account.id, staffRole }, now);
    await securityEvent(tx, ctx, {
      kind: 'role_changed',
      subject: `account:${account.id}`,
      details: { from: account.staff_role ?? 'none', to: staffRole, by: 'command' },
    });
    return 'changed';
  });
}
