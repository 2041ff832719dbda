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
      `The database login ${row?.login ?? '(unknown)'} can alter the schema. Use sirkito_app in ` +
        'DATABASE_URL and DATABASE_DIRECT_URL, and the owner only in DATABASE_OWNER_URL.',
    );
  }
}
