import type { Client } from 'pg';
import { inOwnerTransaction } from './migrations/sql-files.ts';
import { appRole } from './session-settings.ts';

/** Columns of `account` that only functions read or write for the app role. */
const denied = {
  select: ['password_hash'],
  // Registration stores a hash with the new account.
  insert: ['role', 'staff_role'],
  update: ['password_hash', 'role', 'staff_role'],
} as const;

/**
 * Revokes from the app role what the version before this one still used: the password hash, setting
 * roles, and temporary tables. Run it once no process of that version is left; repeating it grants
 * columns that were added since.
 */
export async function narrowPrivileges(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    `select format('grant %s (%s) on account to %I', privilege,
       string_agg(quote_ident(attname), ', ' order by attnum), $1::text) as statement
     from jsonb_each($2::jsonb) as denied (privilege, columns)
     join pg_attribute on attrelid = 'public.account'::regclass and attnum > 0
       and not attisdropped and not columns ? attname
     group by privilege`,
    [appRole, JSON.stringify(denied)],
  );
  await inOwnerTransaction(owner, async () => {
    await run(owner, 'revoke select, insert, update on account from %I', appRole);
    for (const { statement } of rows) await owner.query(statement);
  });
  await run(owner, 'revoke temporary on database %I from public', owner.database);
}

/** Grants again what `narrowPrivileges` revoked, before a return to the version that used it. */
export async function widenPrivileges(owner: Client): Promise<void> {
  await run(owner, 'grant select, insert, update on account to %I', appRole);
  await run(owner, 'grant temporary on database %I to public', owner.database);
}

/** Returns whether that was done. True before the tables exist. */
export async function hasNarrowPrivileges(owner: Client): Promise<boolean> {
  const { rows } = await owner.query<{ isWide: boolean }>(
    `select has_column_privilege($1::name, attrelid, attnum, 'select') as "isWide" from pg_attribute
     where attrelid = to_regclass('public.account') and attname = 'password_hash'`,
    [appRole],
  );
  return !rows[0]?.isWide;
}

/** Runs a statement about a role or database. */
async function run(owner: Client, template: string, name: string | undefined): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(
    'select format($1, $2::text) as statement',
    [template, name],
  );
  for (const { statement } of rows) await owner.query(statement);
}
