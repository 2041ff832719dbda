import { sql } from 'kysely';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

export interface SavedBuildRow {
  id: string;
  name: string;
  parts: string[];
  updatedAt: Date;
}

const columns = ['id', 'name', 'parts', 'updated_at as updatedAt'] as const;

/** Newest first. */
export function listSavedBuilds(read: Reader, accountId: string): Promise<SavedBuildRow[]> {
  return read
    .selectFrom('saved_build')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Locks the account, so that its builds change one at a time. */
export async function lockSavedBuilds(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}

interface NewBuild extends SavedBuildRow {
  accountId: string;
}

/** A build of the same name is replaced and keeps its id. */
export function upsertSavedBuild(tx: Tx, build: NewBuild): Promise<SavedBuildRow> {
  return tx
    .insertInto('saved_build')
    .values({
      id: build.id,
      account_id: build.accountId,
      name: build.name,
      parts: sql`${build.parts}::uuid[]`,
      updated_at: build.updatedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'name']).doUpdateSet((eb) => ({
        parts: eb.ref('excluded.parts'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteSavedBuild(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('saved_build')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteSavedBuilds(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('saved_build').where('account_id', '=', accountId).execute();
}
