import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { updateErasure } from '../account/accounts.queries.ts';
import { badCredentials } from '../account/bad-credentials.ts';
import { deleteOneTimeTokens } from '../account/one-time-tokens.queries.ts';
import { deleteInvitation, findInvitation } from '../account/staff-invitations.queries.ts';
import { lockStaff, setStaffRole } from '../account/staff.queries.ts';
import { deleteTwoFactor } from '../two-factor/two-factor.queries.ts';

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
