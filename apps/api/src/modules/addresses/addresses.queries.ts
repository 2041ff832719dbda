import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { selectRaw } from '#api/platform/db/select-raw.ts';

/** Serializes address changes of an account. */
export async function lockAddresses(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}

export function listAddresses(read: Reader, accountId: string) {
  return read
    .selectFrom('address')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

export type AddressRow = Awaited<ReturnType<typeof listAddresses>>[number];

export async function clearDefault(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
}

export async function upsertAddress(tx: Tx, row: AddressRow): Promise<void> {
  const { id: _key, account_id: _owner, created_at: _createdAt, ...rest } = row;
  await tx
    .insertInto('address')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute();
}

export async function deleteAddress(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('address')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteAddresses(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('address').where('account_id', '=', accountId).execute();
}

interface NamedLocality {
  code: string;
  level: string;
  name: string;
}

/** Returns a locality and its ancestors up to the region. */
export function listLocalityWithAncestors(read: Reader, code: string): Promise<NamedLocality[]> {
  return selectRaw(
    read,
    sql<NamedLocality>`
      with recursive ancestors as (
        select code, level, name, parent_code from locality where code = ${code}
        union all
        select locality.code, locality.level, locality.name, locality.parent_code
        from locality join ancestors on locality.code = ancestors.parent_code
      )
      select code, level, name from ancestors`,
  );
}
