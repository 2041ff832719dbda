import { sql, type Insertable, type Selectable } from 'kysely';
import type { Account as AccountTable } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** All but the password hash, which the app role can't read. */
export const accountColumns = [
  'id',
  'user_name',
  'email',
  'email_verified_at',
  'role',
  'staff_role',
  'erase_at',
  'created_at',
  'updated_at',
  'disabled_at',
  'access_reason',
  'last_seen_at',
  'inactivity_notified_at',
] as const satisfies (keyof AccountTable)[];

export type AccountRow = Pick<Selectable<AccountTable>, (typeof accountColumns)[number]>;

export async function findAccountByEmail(
  read: Reader,
  email: string,
): Promise<AccountRow | undefined> {
  return read
    .selectFrom('account')
    .select(accountColumns)
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function findAccount(read: Reader, id: string): Promise<AccountRow | undefined> {
  return read.selectFrom('account').select(accountColumns).where('id', '=', id).executeTakeFirst();
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

interface NewAccount {
  id: string;
  email: string;
  userName: string;
  now: Date;
}

/** Returns the account with this e-mail address, adding a customer account if there is none. */
export async function ensureAccount(
  tx: Tx,
  { id, email, userName, now }: NewAccount,
): Promise<AccountRow> {
  await insertAccount(tx, {
    id,
    user_name: userName,
    email,
    created_at: now,
    updated_at: now,
  });
  return tx
    .selectFrom('account')
    .select(accountColumns)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function verifyAccountEmail(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({ email_verified_at: now, must_confirm_email: false, updated_at: now })
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
  return tx
    .selectFrom('account')
    .select(accountColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('account').where('id', '=', id).execute();
}

/** Returns nothing while the shop has its default name. */
export async function findShopName(read: Reader): Promise<string | null | undefined> {
  const profile = await read
    .selectFrom('setting')
    .select(sql<string | null>`value ->> 'brandName'`.as('brandName'))
    .where('key', '=', 'store_profile')
    .executeTakeFirst();
  return profile?.brandName;
}
