import type { StaffRole } from '@sirkito/commerce';
import { sql, type NotNull } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { passwordHash } from './passwords.queries.ts';
import { hasSecondFactor } from './second-factor.queries.ts';

export function listStaffAccounts(read: Reader) {
  return (
    read
      .selectFrom('account')
      .select([
        'account.id',
        'user_name as userName',
        'email',
        'staff_role as staffRole',
        'disabled_at as disabledAt',
        sql<boolean>`${passwordHash} is not null`.as('hasPassword'),
        'account.created_at as createdAt',
        hasSecondFactor.as('hasTwoFactor'),
      ])
      .where('role', '=', 'admin')
      // The check constraint account_staff_have_a_staff_role.
      .$narrowType<{ staffRole: NotNull }>()
      .orderBy('account.created_at')
      .limit(500)
      .execute()
  );
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
  actingOwner: string;
  id: string;
  /** Null makes it a customer account. */
  staffRole: StaffRole | null;
}

/** Sets the role, which the app role may do only in the name of another account, an owner's. */
export async function setStaffRole(
  tx: Tx,
  { actingOwner, id, staffRole }: RoleChange,
  now: Date,
): Promise<void> {
  await sql`select set_staff_role(${actingOwner}, ${id}, ${staffRole}, ${now})`.execute(tx);
}

/** Sets the role as the database's owner, for the first staff account. */
export async function promoteAsOperator(
  tx: Tx,
  { id, staffRole }: { id: string; staffRole: StaffRole },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      role: 'admin',
      staff_role: staffRole,
      // The creator of an unverified account may not own the mailbox.
      password_hash: sql`case when email_verified_at is not null then password_hash end`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Cancels the erasure of an account that became staff, and removes its passkeys. One without a
 * password loses its sessions; a staff session left from an earlier employment would become valid again.
 */
export async function welcomeStaff(tx: Tx, id: string): Promise<void> {
  const { hasPassword } = await tx
    .updateTable('account')
    .set({ erase_at: null, inactivity_notified_at: null })
    .where('id', '=', id)
    .returning(sql<boolean>`${passwordHash} is not null`.as('hasPassword'))
    .executeTakeFirstOrThrow();
  const sessions = tx.deleteFrom('session').where('account_id', '=', id);
  await (hasPassword ? sessions.where('kind', '=', 'staff') : sessions).execute();
  // One added before this person owned the mailbox would be both factors.
  await tx.deleteFrom('passkey').where('account_id', '=', id).execute();
}
