import { AppError } from '@sirkito/contracts/errors';
import type { ActorContext, Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendStaffInvitationJob } from '../account/accounts.jobs.ts';
import type { AccountRow } from '../account/accounts.queries.ts';
import { replaceInvitation, type NewInvitation } from '../account/staff-invitations.queries.ts';

export const invitationLifetimeMs = 3 * 24 * 60 * 60_000;

/** Invites an account by email and changes nothing else about it: the link does, once it is used. */
export async function createInvitation(
  tx: Tx,
  deps: ActorContext & Pick<Ctx, 'enqueue'>,
  account: AccountRow,
  { staffRole, invitedBy }: Pick<NewInvitation, 'staffRole' | 'invitedBy'>,
): Promise<void> {
  if (account.disabled_at) throw new AppError('accounts.invited_is_suspended');
  const expiresAt = new Date(deps.now().getTime() + invitationLifetimeMs);
  await replaceInvitation(tx, { accountId: account.id, staffRole, invitedBy, expiresAt });
  await deps.enqueue(tx, sendStaffInvitationJob, { email: account.email, invitedBy });
  await securityEvent(tx, deps, {
    kind: 'staff_invited',
    subject: `account:${account.id}`,
    details: { role: staffRole, ...(invitedBy === null && { by: 'command' }) },
  });
}
