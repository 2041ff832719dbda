import { sql, type Kysely } from 'kysely';
import type { DB } from './schema.gen.ts';

/** A live shop must not run on a login that could change its structure. */
export async function assertLeastRights(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ login: string; may_create: boolean }>`
    select session_user as login,
           has_schema_privilege(session_user, 'public', 'create') as may_create
  `.execute(db);
  const [row] = rows;
  if (!row || row.may_create) {
    throw new Error(
      `DATABASE_URL signs in as ${row?.login ?? 'nobody'}, who may change the structure of the ` +
        'database. Give the API the login sirkito_app and keep the other in DATABASE_OWNER_URL.',
    );
  }
}
