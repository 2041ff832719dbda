import { Client, escapeIdentifier } from 'pg';

/** Makes the database anew on the owner's server and returns its address. */
export async function recreateDatabase(ownerUrl: string, database: string): Promise<string> {
  if (!/_(scale|test)$/.test(database)) {
    throw new Error(`${database} is not replaced: its name does not end in _scale or _test`);
  }
  const name = escapeIdentifier(database);
  const server = urlOf(ownerUrl, 'postgres');
  await on(server, ['drop database if exists', name, 'with (force)'].join(' '));
  await on(server, ['create database', name].join(' '));
  return urlOf(ownerUrl, database);
}

/**
 * Takes away the indexes that only reading needs, of every table or of some; returns what makes
 * them again, all at once.
 */
export async function setIndexesAside(url: string, tables?: readonly string[]): Promise<string[]> {
  const { rows } = await on(
    url,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not indisunique
       and indrelid::regclass::text = any (coalesce($1, array[indrelid::regclass::text]))`,
    { values: [tables] },
  );
  for (const { name } of rows) await on(url, ['drop index', String(name)].join(' '));
  return rows.map(({ statement }) => String(statement));
}

export async function makeIndexes(url: string, statements: readonly string[]): Promise<void> {
  const options = '-c maintenance_work_mem=512MB';
  for (const statement of statements) await on(url, statement, { options });
}

/** Without the visibility map and fresh statistics a plan at scale says nothing about the shop. */
export async function vacuum(url: string): Promise<void> {
  await on(url, 'vacuum (analyze)');
}

export async function databaseSize(url: string): Promise<string> {
  const { rows } = await on(
    url,
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  return String(rows[0]?.['size']);
}

const urlOf = (server: string, database: string) =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

interface On {
  options?: string;
  values?: readonly unknown[];
}

async function on(url: string, statement: string, { options = '', values = [] }: On = {}) {
  const client = new Client({ connectionString: url, options });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement, [...values]);
  } finally {
    await client.end();
  }
}
