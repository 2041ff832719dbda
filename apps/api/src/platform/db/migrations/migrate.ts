import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { applyMigration, lockTimeout } from './apply-migration.ts';
import { retryWhileLocked, type RetryOptions } from './retry-while-locked.ts';
import { MigrationError, readSqlFile, readSqlFiles, type SqlFile } from './sql-files.ts';
import { applyFunctions, createFunctions, pendingFunctions } from './sql-functions.ts';
import { upgradeVersion01 } from './upgrade-version-0.1.ts';

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
export async function migrate(
  owner: Client,
  folders: SqlFolders,
  retries: RetryOptions = {},
): Promise<string[]> {
  await waitForLock(owner);
  try {
    await owner.query(`select set_config('lock_timeout', $1, false)`, [lockTimeout]);
    const done: SqlFile[] = [];
    await retryWhileLocked(owner, retries, async () => {
      await applyMigrations(owner, folders, done);
      const functions = await pendingFunctions(owner, folders.functions);
      await applyFunctions(owner, functions);
      done.push(...functions);
    });
    return done.map((file) => file.name);
  } finally {
    await owner.query('reset lock_timeout');
    await owner.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}

/** Polls: a waiting statement's snapshot would block another process's concurrent index build. */
async function waitForLock(owner: Client): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [lockKey],
    );
    if (rows[0]?.locked) return;
    await delay(200);
  }
}

async function applyMigrations(owner: Client, folders: SqlFolders, done: SqlFile[]): Promise<void> {
  await owner.query(
    `create table if not exists migration (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const migrations = await readSqlFiles(folders.migrations);
  let applied = await appliedChecksums(owner);
  const readUpgrade = () => readSqlFile('../upgrade-from-0.1.sql', folders.functions);
  if (await upgradeVersion01(owner, applied, { migrations, readUpgrade })) {
    applied = await appliedChecksums(owner);
  }
  const pending = migrations.filter((file) => isPending(file, applied));
  pending.forEach(requireStatements);
  if (applied.size === 0) await createFunctions(owner, await readSqlFiles(folders.functions));
  for (const file of pending) {
    await applyMigration(owner, file);
    done.push(file);
  }
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
        'Restore the applied version and put the change into a new migration: npm run db -- new name\n' +
        'To start over with the changed file, reset a development database: npm run db -- reset',
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
