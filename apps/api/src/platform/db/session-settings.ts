import { sql, type Kysely } from 'kysely';
import type { Client } from 'pg';
import type { DB } from './schema.gen.ts';

/** Role of the API and the worker. It owns nothing and can't alter the schema. */
export const appRole = 'sirkito_app';

const settings = {
  statement_timeout: '7000',
  // Below the deadline of a query, so that a dead connection has freed its locks by then.
  idle_in_transaction_session_timeout: '7000',
  // Ends statements and sessions whose process has gone, and frees their locks.
  client_connection_check_interval: '1000',
  // JIT and parallel workers slow down short queries.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};
const allSettings = {
  ...settings,
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
};

/** Returns the startup option that gives a direct connection its settings, and its role if given. */
export const startupOptions = (role?: string): string =>
  Object.entries({ ...allSettings, ...(role && { role }) })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/**
 * Stores the settings with the role, because poolers refuse startup options. Does nothing if the
 * owner may not alter roles: only a pooler needs it, and then `assertSessionSettings` helps.
 */
export async function storeSessionSettings(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('alter role %I in database %I set %s = %L', $1::text, datname, key, value) as statement
     from jsonb_each_text($2) cross join pg_database
     where datname = current_database()
       and (select rolsuper or rolcreaterole from pg_roles where rolname = current_user)
       and not exists (
         select from pg_db_role_setting
         where setdatabase = pg_database.oid and setrole = $1::regrole
           and format('%s=%s', key, value) = any(setconfig)
       )`,
    [appRole, JSON.stringify(allSettings)],
  );
  for (const { statement } of rows) await owner.query(statement);
}

/** Throws if sessions lack their settings, which happens behind a pooler only. */
export async function assertSessionSettings(db: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string; login: string; statement: string }>`
    select name, session_user as login,
           format('alter role %I in database %I set %s = %L;',
                  ${appRole}::text, current_database(), key, value) as statement
    from jsonb_each_text(${JSON.stringify(settings)}) join pg_settings on name = key
    where setting <> value
  `.execute(db);
  const [first] = rows;
  if (!first) return;
  const remedy =
    first.login === appRole
      ? `As a superuser, run these and then RECONNECT in the pooler:\n${rows.map(({ statement }) => statement).join('\n')}`
      : `The pooler logs in as ${first.login}: use ${appRole}.`;
  throw new Error(
    `Sessions behind the pooler lack ${rows.map(({ name }) => name).join(', ')}. ${remedy}`,
  );
}
