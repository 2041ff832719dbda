import { DatabaseError, type Client } from 'pg';
import {
  inOwnerTransaction,
  MigrationError,
  readSqlFiles,
  runFile,
  type SqlFile,
} from './sql-files.ts';

/**
 * Returns the function files to apply: those that changed, and all of them after a migration, which
 * may have replaced or dropped a function.
 */
export async function pendingFunctions(client: Client, folder: URL): Promise<SqlFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select name, checksum from sql_function
     where applied_at >= (select max(applied_at) from migration)`,
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const files = await readSqlFiles(folder);
  return files.filter((file) => applied.get(functionOf(file)) !== file.checksum);
}

/**
 * Creates functions before the tables they use, because triggers in migrations refer to them. Skips
 * those with a parameter of a type that a migration creates; no trigger function has one.
 */
export async function createFunctions(owner: Client, files: readonly SqlFile[]): Promise<void> {
  for (const file of files) {
    try {
      await inOwnerTransaction(owner, () => runFiles(owner, [file], 'off'));
    } catch (error) {
      if (!isUnknownType(error)) throw error;
    }
  }
}

const isUnknownType = (error: unknown): boolean =>
  error instanceof MigrationError &&
  error.cause instanceof DatabaseError &&
  error.cause.code === '42704';

/** Applies function files in one transaction. The caller holds the migration lock. */
export async function applyFunctions(owner: Client, files: readonly SqlFile[]): Promise<void> {
  if (files.length === 0) return;
  await inOwnerTransaction(owner, async () => {
    // A function may call one further down, so bodies are checked in a second pass.
    await runFiles(owner, files, 'off');
    await runFiles(owner, files, 'on');
    await requireOneSignature(owner, files);
    for (const file of files) await recordChecksum(owner, file);
  });
}

const functionOf = ({ name }: SqlFile) => name.replace(/\.sql$/, '');

async function runFiles(
  owner: Client,
  files: readonly SqlFile[],
  bodyChecks: 'on' | 'off',
): Promise<void> {
  await owner.query(`select set_config('check_function_bodies', $1, true)`, [bodyChecks]);
  for (const file of files) await runFile(owner, file);
}

/** Rejects a changed signature: PostgreSQL would keep the old function beside the new one. */
async function requireOneSignature(owner: Client, files: readonly SqlFile[]): Promise<void> {
  const { rows } = await owner.query<{ name: string; signatures: string[] }>(
    `select file.name, array_remove(array_agg(pg_proc.oid::regprocedure::text), null) as signatures
     from unnest($1::text[]) as file (name)
     left join pg_proc on proname = file.name and pronamespace = 'public'::regnamespace
     group by file.name having count(pg_proc.oid) <> 1`,
    [files.map(functionOf)],
  );
  for (const { name, signatures } of rows) {
    throw new MigrationError(
      signatures.length === 0
        ? `${name}.sql creates no function ${name}: name the file after its function.`
        : `${name}.sql changes the signature, so there are now two: ${signatures.join(', ')}.\n` +
            'Start the file with: drop function if exists <old signature>;',
    );
  }
}

async function recordChecksum(owner: Client, file: SqlFile): Promise<void> {
  await owner.query(
    `insert into sql_function (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [functionOf(file), file.checksum],
  );
}
