import { Client, escapeIdentifier } from 'pg';

/** Recreates the database on the owner's server and returns its URL. */
export async function recreateDatabase(ownerUrl: string, database: string): Promise<string> {
  if (!/_(scale|test)$/.test(database)) {
    throw new Error(`Refusing to replace ${database}: its name does not end in _scale or _test`);
  }
  const name = escapeIdentifier(database);
  const server = urlOf(ownerUrl, 'postgres');
  await runOn(server, ['drop database if exists', name, 'with (force)'].join(' '));
  await runOn(server, ['create database', name].join(' '));
  return urlOf(ownerUrl, database);
}

/**
 * Drops the non-unique indexes of all or some tables and returns the statements that recreate
 * them.
 */
export async function dropReadIndexes(url: string, tables?: readonly string[]): Promise<string[]> {
  const { rows } = await runOn(
    url,
    // Indexes of partitions follow that of their table, whose definition says ONLY.
    `select indexrelid::regclass::text as name,
       replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as statement
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not indisunique and not relispartition
       and indrelid::regclass::text = any (coalesce($1, array[indrelid::regclass::text]))`,
    { values: [tables] },
  );
  for (const { name } of rows) await runOn(url, ['drop index', String(name)].join(' '));
  return rows.map(({ statement }) => String(statement));
}

export async function createIndexes(url: string, statements: readonly string[]): Promise<void> {
  const options = '-c maintenance_work_mem=512MB';
  for (const statement of statements) await runOn(url, statement, { options });
}

/** Updates the visibility map and statistics, without which query plans are not realistic. */
export async function vacuum(url: string): Promise<void> {
  await runOn(url, 'vacuum (analyze)');
}

export async function databaseSize(url: string): Promise<string> {
  const { rows } = await runOn(
    url,
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return String(rows[0]?.['size']);
}

const urlOf = (server: string, database: string) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

interface QueryOptions {
  options?: string;
  values?: readonly unknown[];
}

async function runOn(
  url: string,
  statement: string,
  { options = '', values = [] }: QueryOptions = {},
) {
  const client = new Client({ connectionString: url, options });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement, [...values]);
  } finally {
    await client.end();
  }
}
