import { AppError } from '@sirkito/contracts/errors';
import type { Invitation } from '@sirkito/contracts/staff/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { type ActorContext, type Ctx, requireStaff } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { requireConfirmation } from '#api/platform/require-confirmation.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendStaffInvitationJob } from '../account/accounts.jobs.ts';
import { type AccountRow, ensureAccount, updateErasure } from '../account/accounts.queries.ts';
import { badCredentials } from '../account/bad-credentials.ts';
import { deleteOneTimeTokens } from '../account/one-time-tokens.queries.ts';
import { requireOwner } from '../account/require-owner.ts';
import {
  deleteInvitation,
  findInvitation,
  type NewInvitation,
  replaceInvitation,
} from '../account/staff-invitations.queries.ts';
import { lockStaff, setStaffRole } from '../account/staff.queries.ts';
import { deleteTwoFactor } from '../two-factor/two-factor.queries.ts';

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

/** Invites by e-mail. The role starts with the emailed link; a new invitation replaces the one before. */
export async function inviteStaff(ctx: Ctx, invitation: Invitation): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const { email, userName, staffRole } = invitation;
  const [newId, now] = [ctx.newId(), ctx.now()];
  await ctx.transact(async (tx) => {
    await requireOwner(tx, accountId);
    await requireConfirmation(tx, ctx);
    const account = await ensureAccount(tx, { id: newId, email, userName, now });
    // Role changes go through changeStaff, which has its own checks.
    if (account.role === 'admin') throw new AppError('accounts.already_staff');
    await createInvitation(tx, ctx, account, { staffRole, invitedBy: accountId });
    await audit(tx, ctx, {
      action: 'accounts.invite_staff',
      subject: `account:${account.id}`,
      before: null,
      after: { staffRole },
    });
  });
}

/** Serializes with changes of staff and of the invitation, before anything else is locked. */
export async function requireInvitation(tx: Tx, by: ActorContext, accountId: string) {
  await lockStaff(tx);
  const invitation = await findInvitation(tx, accountId, by.now());
  if (!invitation?.isOpen) throw badCredentials('link');
  return invitation;
}

/**
 * Gives the role once the caller has set the new password and removed sessions and passkeys. An
 * authenticator, other links and a scheduled erasure from before end too.
 */
export async function acceptInvitation(
  tx: Tx,
  by: ActorContext,
  accountId: string,
  { staffRole, invitedBy }: Awaited<ReturnType<typeof requireInvitation>>,
): Promise<void> {
  await deleteTwoFactor(tx, accountId);
  await deleteOneTimeTokens(tx, accountId, 'verify_email', 'download_data');
  await updateErasure(tx, accountId, null);
  await setStaffRole(tx, { actingOwner: invitedBy, id: accountId, staffRole }, by.now());
  await deleteInvitation(tx, accountId);
  await securityEvent(tx, by, { kind: 'staff_joined', accountId, details: { role: staffRole } });
}
