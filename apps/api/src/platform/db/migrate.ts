import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Any number serves, as long as nothing else in this database takes it. */
const lockKey = 720_261_115;

/** Applies what is missing, one transaction a file, while holding the lock. Returns the names. */
export async function migrate(owner: Client, folder: URL): Promise<string[]> {
  await owner.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    await owner.query(
      `create table if not exists migration (
         name text primary key,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const applied = await appliedChecksums(owner);
    const pending = (await readMigrations(folder)).filter((file) => isPending(file, applied));
    for (const file of pending) await apply(owner, file);
    return pending.map((file) => file.name);
  } finally {
    await owner.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}

/** The names of all migration files, in the order they apply. */
export async function migrationNames(folder: URL): Promise<string[]> {
  const files = await readdir(folder);
  return files.filter((file) => file.endsWith('.sql')).toSorted();
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedChecksums(owner: Client): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function isPending(file: Migration, applied: Map<string, string>): boolean {
  const checksum = applied.get(file.name);
  if (checksum !== undefined && checksum !== file.checksum) {
    throw new Error(
      `${file.name} was changed after it was applied. Write a new migration instead.`,
    );
  }
  return checksum === undefined;
}

async function apply(owner: Client, file: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await owner.query(file.sql);
    await owner.query('insert into migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw new Error(`${file.name} failed`, { cause: error });
  }
}
