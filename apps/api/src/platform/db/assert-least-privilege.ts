import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Throws if the login can alter the schema; a live shop must not run on one. */
export async function assertLeastPrivilege(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ login: string; may_create: boolean }>`
    select session_user as login,
           has_schema_privilege(session_user, 'public', 'create') as may_create
  `.execute(db);
  const [row] = rows;
  if (!row || row.may_create) {
    throw new Error(
      `DATABASE_URL connects as ${row?.login ?? 'an unknown role'}, which can alter the schema. ` +
        'Connect the API as sirkito_app, and set the owner in DATABASE_OWNER_URL.',
    );
  }
}
