import type { Client } from 'pg';
import { MigrationError, readSqlFiles, runFile, type SqlFile } from './sql-files.ts';
import { applyFunctions, pendingFunctions } from './sql-functions.ts';

export interface SqlFolders {
  migrations: URL;
  functions: URL;
}

/** Locates the SQL folders in the API's workspace, `apps/api/`. */
export const sqlFoldersOf = (workspace: URL): SqlFolders => ({
  migrations: new URL('migrations/', workspace),
  functions: new URL('sql/functions/', workspace),
});

/** Arbitrary, but unique among the advisory locks of this database. */
const lockKey = 720_261_115;

/**
 * Applies pending migrations, one transaction per file, then pending functions, all under a lock.
 * Returns their names.
 */
export async function migrate(owner: Client, folders: SqlFolders): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    const migrations = await applyMigrations(owner, folders.migrations);
    const functions = await pendingFunctions(owner, folders.functions);
    await applyFunctions(owner, functions);
    return [...migrations, ...functions].map((file) => file.name);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}

async function applyMigrations(owner: Client, folder: URL): Promise<SqlFile[]> {
  await owner.query(
    `create table if not exists migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const applied = await appliedChecksums(owner);
  const pending = (await readSqlFiles(folder)).filter((file) => isPending(file, applied));
  pending.forEach(requireStatements);
  for (const file of pending) await apply(owner, file);
  return pending;
}

async function appliedChecksums(owner: Client): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isPending(file: SqlFile, applied: Map<string, string>): boolean {
  const checksum = applied.get(file.name);
  if (checksum !== undefined && checksum !== file.checksum) {
    throw new MigrationError(
      `${file.name} was changed after it was applied to this database.\n` +
        'Restore the applied version and put the change into a new migration: npm run db:new -- name\n' +
        'To start over with the changed file, reset a development database: npm run db:reset',
    );
  }
  return checksum === undefined;
}

const comments = /--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Rejects empty files: once applied, they could not be edited without a reset. */
function requireStatements({ name, sql }: SqlFile): void {
  if (/[^\s;]/.test(sql.replaceAll(comments, ''))) return;
  throw new MigrationError(
    `${name} contains no SQL yet, so nothing was applied.\n` +
      'Write the migration or delete the file, then run this again.',
  );
}

async function apply(owner: Client, file: SqlFile): Promise<void> {
  await owner.query('begin');
  try {
    await runFile(owner, file);
    await owner.query('insert into migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
