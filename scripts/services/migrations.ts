import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from 'pg';
import { sqlFoldersOf } from '../../apps/api/src/platform/db/migrations/migrate.ts';
import { sqlFileNames } from '../../apps/api/src/platform/db/migrations/sql-files.ts';
import { pendingFunctions } from '../../apps/api/src/platform/db/migrations/sql-functions.ts';
import { checkPostgres, withClient } from './stores/postgres.ts';
import { root } from './settings.ts';
import { ActionableError } from './steps.ts';

const folders = sqlFoldersOf(pathToFileURL(join(root, 'apps', 'api', '/')));
const noSuchTable = '42P01';

/** Returns the migrations that are not applied yet or, without any, the SQL functions. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const [names, applied] = await Promise.all([
    sqlFileNames(folders.migrations),
    appliedMigrations(url),
  ]);
  const pending = names.filter((name) => !applied.has(name));
  if (pending.length > 0) return pending;
  const functions = await withClient(url, (client) => pendingFunctions(client, folders.functions));
  return functions.map((file) => file.name);
}

export async function requireMigrations(url: string): Promise<void> {
  const { state } = await checkPostgres(url);
  if (state !== 'ready') {
    throw new ActionableError('Cannot use the database', 'run npm run doctor for the reason');
  }
  const pending = await pendingMigrations(url);
  if (pending.length === 0) return;
  throw new ActionableError(`Pending migrations: ${pending.join(', ')}`, 'npm run shop -- migrate');
}

async function appliedMigrations(url: string): Promise<Set<string>> {
  try {
    const { rows } = await withClient(url, (client) =>
      client.query<{ name: string }>('select name from migration'),
    );
    return new Set(rows.map((row) => row.name));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === noSuchTable) return new Set();
    throw error;
  }
}
