import type { StaffRole } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';
import { deleteOneTimeTokens } from './one-time-tokens.queries.ts';

/** Whether the link works: until it expires, for a customer, and while an owner stands behind it. */
export const isInvitationOpen = (now: Date) => sql<boolean>`(
  account.role = 'user' and account.disabled_at is null
  and staff_invitation.expires_at > ${now} and (
    staff_invitation.by_operator or exists (
      select from account as owner
      where owner.id = staff_invitation.invited_by
        and owner.staff_role = 'owner' and owner.disabled_at is null
    )
  )
)`;

export function findInvitation(tx: Tx, accountId: string, now: Date) {
  return tx
    .selectFrom('staff_invitation')
    .innerJoin('account', 'account.id', 'staff_invitation.account_id')
    .select(['staff_invitation.staff_role as staffRole', 'invited_by as invitedBy'])
    .select(isInvitationOpen(now).as('isOpen'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export interface NewInvitation {
  accountId: string;
  staffRole: StaffRole;
  /** Null when an operator invites, which only the database's owner can. */
  invitedBy: string | null;
  expiresAt: Date;
}

/** Replaces an earlier invitation and ends its links. */
export async function replaceInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { accountId, staffRole, invitedBy, expiresAt } = invitation;
  await deleteInvitation(tx, accountId);
  await tx
    .insertInto('staff_invitation')
    .values({
      account_id: accountId,
      staff_role: staffRole,
      invited_by: invitedBy,
      expires_at: expiresAt,
      ...(invitedBy === null && { by_operator: true }),
    })
    .execute();
}

export async function deleteInvitation(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('staff_invitation').where('account_id', '=', accountId).execute();
  await deleteOneTimeTokens(tx, accountId, 'staff_invitation');
}
