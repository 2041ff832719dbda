import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { accountColumns } from './accounts.queries.ts';

/** The hash of the `account` in a query. Its column can't be read by the app role. */
export const passwordHash = sql<string | null>`find_password_hash(account.id)`;

export async function findPasswordHash(read: Reader, accountId: string): Promise<string | null> {
  const found = await read
    .selectFrom('account')
    .select(passwordHash.as('hash'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return found?.hash ?? null;
}

/** Returns the account with this e-mail address and its hash. */
export function findCredentials(read: Reader, email: string) {
  return read
    .selectFrom('account')
    .select(accountColumns)
    .select(passwordHash.as('passwordHash'))
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function updatePassword(tx: Tx, id: string, hash: string, now: Date): Promise<void> {
  await storeHash(tx, id, { from: null, to: hash }, now);
}

/** Returns false, changing nothing, when the password is no longer `from`. */
export const replacePassword = (
  tx: Tx,
  id: string,
  hashes: { from: string; to: string },
  now: Date,
): Promise<boolean> => storeHash(tx, id, hashes, now);

/** Stores a new hash of the same password, unless the password was changed concurrently. */
export async function upgradePasswordHash(
  tx: Tx,
  id: string,
  hashes: { from: string; to: string },
): Promise<void> {
  await storeHash(tx, id, hashes, null);
}

async function storeHash(
  tx: Tx,
  id: string,
  { from, to }: { from: string | null; to: string },
  changedAt: Date | null,
): Promise<boolean> {
  const { rows } = await sql<{ isStored: boolean }>`
    select store_password_hash(${id}, ${from}, ${to}, ${changedAt}) as "isStored"`.execute(tx);
  return rows[0]?.isStored ?? false;
}

/**
 * Locks the account against a password change or disabling until the transaction ends. Returns
 * false when it is disabled or its password hash has changed.
 */
export async function lockActiveAccount(tx: Tx, id: string, hash?: string): Promise<boolean> {
  const active = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  // Read after the lock, which a password change may have held.
  if (!active || hash === undefined) return active !== undefined;
  return (await findPasswordHash(tx, id)) === hash;
}
