import type { Client } from 'pg';
import { inOwnerTransaction, runFile, type SqlFile } from './sql-files.ts';

/** A migration waits this long for a lock, because everybody else queues up behind it. */
export const lockTimeout = '1s';

export const isWithoutTransaction = ({ sql }: SqlFile): boolean => /^-- no transaction$/m.test(sql);

const concurrentIndex =
  /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/i;

/** Applies one file and records it, in a transaction unless the file says otherwise. */
export async function applyMigration(owner: Client, file: SqlFile): Promise<void> {
  if (isWithoutTransaction(file)) return applyWithoutTransaction(owner, file);
  return inOwnerTransaction(owner, async () => {
    await runFile(owner, file);
    await record(owner, file);
  });
}

/** Applies a file with one statement. A run that was interrupted can be repeated. */
async function applyWithoutTransaction(owner: Client, file: SqlFile): Promise<void> {
  const [, index] = concurrentIndex.exec(file.sql) ?? [];
  if (index) await dropInvalidIndex(owner, index);
  // Building an index concurrently waits for old transactions, but nobody waits for it.
  await owner.query('set lock_timeout = 0');
  try {
    await runFile(owner, file);
  } finally {
    await owner.query(`select set_config('lock_timeout', $1, false)`, [lockTimeout]);
  }
  await record(owner, file);
}

/** Drops the index if an earlier attempt to build it was interrupted: it would never be used. */
export async function dropInvalidIndex(owner: Client, name: string): Promise<void> {
  const { rows } = await owner.query<{ quoted: string }>(
    `select indexrelid::regclass::text as quoted from pg_index
     where indexrelid = to_regclass($1) and not indisvalid`,
    [name],
  );
  for (const { quoted } of rows) await owner.query(['drop index concurrently', quoted].join(' '));
}

const record = (owner: Client, { name, checksum }: SqlFile) =>
  owner.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
