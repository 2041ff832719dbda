import type { StaffRole } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { passwordHash } from './passwords.queries.ts';
import { hasSecondFactor } from './second-factor.queries.ts';
import { isInvitationOpen } from './staff-invitations.queries.ts';

/** Lists staff and invited people. */
export function listStaffAccounts(read: Reader, now: Date) {
  return read
    .selectFrom('account')
    .leftJoin('staff_invitation', 'staff_invitation.account_id', 'account.id')
    .select([
      'account.id',
      'user_name as userName',
      'email',
      // Staff have the one, invited people the other.
      sql<StaffRole>`coalesce(account.staff_role, staff_invitation.staff_role)`.as('staffRole'),
      'disabled_at as disabledAt',
      'account.created_at as createdAt',
      hasSecondFactor.as('hasTwoFactor'),
      // Staff without a password were invited by an earlier version, which gave the role at once.
      sql<'pending' | 'expired' | null>`case
          when role = 'admin' then case when ${passwordHash} is null then 'pending' end
          when ${isInvitationOpen(now)} then 'pending'
          else 'expired'
        end`.as('invitation'),
    ])
    .where(
      sql<boolean>`account.id in (
        select id from account where role = 'admin'
        union all select account_id from staff_invitation
      )`,
    )
    .orderBy('account.created_at')
    .limit(500)
    .execute();
}

/** Serializes staff changes, so two owners cannot disable each other. */
export async function lockStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff'))`.execute(tx);
}

export function findStaff(tx: Tx, id: string) {
  return tx
    .selectFrom('account')
    .select(['id', 'staff_role as staffRole', 'disabled_at as disabledAt'])
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst();
}

export async function updateStaffDisabled(
  tx: Tx,
  id: string,
  disabledAt: Date | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ disabled_at: disabledAt, updated_at: now })
    .where('id', '=', id)
    .execute();
}

interface RoleChange {
  /** Null for the role of an operator's invitation. */
  actingOwner: string | null;
  id: string;
  /** Null makes it a customer account. */
  staffRole: StaffRole | null;
}

/** Sets the role, which the app role may do only in the name of another account, an owner's, or as invited. */
export async function setStaffRole(
  tx: Tx,
  { actingOwner, id, staffRole }: RoleChange,
  now: Date,
): Promise<void> {
  await sql`select set_staff_role(${actingOwner}, ${id}, ${staffRole}, ${now})`.execute(tx);
}

/** Sets the role as the database's owner. */
export async function setRoleAsOperator(
  tx: Tx,
  { id, staffRole }: { id: string; staffRole: StaffRole },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ staff_role: staffRole, updated_at: now })
    .where('id', '=', id)
    .where('role', '=', 'admin')
    .execute();
}
