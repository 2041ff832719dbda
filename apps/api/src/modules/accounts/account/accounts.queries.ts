import type { StaffRole } from '@sirkito/commerce';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Account as AccountTable } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export type AccountRow = Selectable<AccountTable>;

export async function findAccountByEmail(
  read: Reader,
  email: string,
): Promise<AccountRow | undefined> {
  return read.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findAccount(read: Reader, id: string): Promise<AccountRow | undefined> {
  return read.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns false when the e-mail address already has an account. */
export async function insertAccount(tx: Tx, account: Insertable<AccountTable>): Promise<boolean> {
  const added = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function updatePassword(tx: Tx, id: string, hash: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: hash, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Returns false, changing nothing, when the password is no longer `from`. */
export async function replacePassword(
  tx: Tx,
  id: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  const replaced = await tx
    .updateTable('account')
    .set({ password_hash: to, updated_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Stores a new hash of the same password, unless the password was changed concurrently. */
export async function upgradePasswordHash(
  tx: Tx,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .execute();
}

export async function verifyAccountEmail(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email_verified_at: now, updated_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function updateUserName(tx: Tx, id: string, name: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ user_name: name, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function updateDisabled(
  tx: Tx,
  id: string,
  { disabledAt, reason, now }: { disabledAt: Date | null; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ disabled_at: disabledAt, access_reason: reason, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function updateErasure(tx: Tx, id: string, eraseAt: Date | null): Promise<void> {
  await tx.updateTable('account').set({ erase_at: eraseAt }).where('id', '=', id).execute();
}

export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | undefined> {
  return tx.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('account').where('id', '=', id).execute();
}

/**
 * Makes a customer account a staff account and cancels its erasure. An unverified account loses its
 * password and sessions, because its creator may not own the mailbox.
 */
export async function promoteAccount(
  tx: Tx,
  { email, staffRole }: { email: string; staffRole: StaffRole },
  now: Date,
): Promise<string> {
  const { id, hash } = await tx
    .updateTable('account')
    .set({
      role: 'admin',
      staff_role: staffRole,
      password_hash: sql`case when email_verified_at is null then null else password_hash end`,
      erase_at: null,
      inactivity_notified_at: null,
      updated_at: now,
    })
    .where('email', '=', email)
    .returning(['id', 'password_hash as hash'])
    .executeTakeFirstOrThrow();
  // A staff session left from an earlier employment would become valid again.
  const sessions = tx.deleteFrom('session').where('account_id', '=', id);
  await (hash === null ? sessions : sessions.where('kind', '=', 'staff')).execute();
  return id;
}

/**
 * Locks the account against a password change or disabling until the transaction ends. Returns
 * false when it is disabled or its password hash has changed.
 */
export async function lockActiveAccount(tx: Tx, id: string, hash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}
