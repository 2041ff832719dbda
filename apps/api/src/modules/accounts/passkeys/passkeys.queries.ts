import type { Insertable } from 'kysely';
import type { Passkey } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** More than anyone needs; adding one checks it. */
export const maxPasskeys = 10;

export function listPasskeys(read: Reader, accountId: string) {
  return read
    .selectFrom('passkey')
    .select([
      'id',
      'name',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'credential_id as credentialId',
      'transports',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxPasskeys)
    .execute();
}

export async function countPasskeys(read: Reader, accountId: string): Promise<number> {
  const { count } = await read
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the passkey with its account. */
export function findPasskey(read: Reader, credentialId: Buffer) {
  return read
    .selectFrom('passkey')
    .innerJoin('account', 'account.id', 'passkey.account_id')
    .select([
      'passkey.id as passkeyId',
      'passkey.public_key as publicKey',
      'passkey.sign_count as signCount',
      'account.id',
      'account.user_name',
      'account.email',
      'account.role',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Returns false when the credential is already stored, also for another account. */
export async function insertPasskey(tx: Tx, passkey: Insertable<Passkey>): Promise<boolean> {
  const added = await tx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

interface PasskeyUse {
  id: string;
  /** Zero from authenticators that don't count. */
  signCount: number;
  now: Date;
}

/** Returns false when the passkey is gone, or a concurrent use has counted further. */
export async function markPasskeyUsed(
  tx: Tx,
  { id, signCount, now }: PasskeyUse,
): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => (signCount === 0 ? eb('sign_count', '=', 0) : eb('sign_count', '<', signCount)))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function renamePasskey(
  tx: Tx,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await tx
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return renamed !== undefined;
}

export function deletePasskey(tx: Tx, accountId: string, id: string) {
  return tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
}

/** Returns how many there were. */
export async function deletePasskeys(tx: Tx, accountId: string): Promise<number> {
  const deleted = await tx
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  return deleted.length;
}
