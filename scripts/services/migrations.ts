import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseError } from 'pg';
import { migrationNames } from '../../apps/api/src/platform/db/migrate.ts';
import { lookAtPostgres, withClient } from './postgres.ts';
import { root } from './settings.ts';
import { Trouble } from './steps.ts';

const folder = pathToFileURL(join(root, 'apps', 'api', 'migrations', '/'));
const noSuchTable = '42P01';

/** The migration files that the database has not seen yet. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const [names, applied] = await Promise.all([migrationNames(folder), appliedMigrations(url)]);
  return names.filter((name) => !applied.has(name));
}

export async function requireMigrations(url: string): Promise<void> {
  const { state } = await lookAtPostgres(url);
  if (state !== 'ready') {
    throw new Trouble('The database cannot be used', 'npm run doctor says why');
  }
  const pending = await pendingMigrations(url);
  if (pending.length === 0) return;
  throw new Trouble(`The database lacks ${pending.join(', ')}`, 'npm run db:migrate');
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
