import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, type QueryResult } from 'pg';
import { databaseServer } from './settings.ts';

/** Creates an empty database, or a copy of a template without open connections. */
export async function createDatabase(prefix: string, template?: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const statement = template
    ? `create database ${escapeIdentifier(name)} template ${escapeIdentifier(databaseName(template))}`
    : `create database ${escapeIdentifier(name)}`;
  await query(urlFor('postgres'), statement);
  return urlFor(name);
}

export async function dropDatabase(url: string): Promise<void> {
  const statement = `drop database if exists ${escapeIdentifier(databaseName(url))} with (force)`;
  await query(urlFor('postgres'), statement);
}

export async function query(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<QueryResult> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

const databaseName = (url: string): string => new URL(url).pathname.slice(1);

function urlFor(database: string): string {
  return Object.assign(new URL(databaseServer()), { pathname: `/${database}` }).href;
}
