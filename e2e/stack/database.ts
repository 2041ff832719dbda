import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, type QueryResult } from 'pg';
import { services } from './settings.ts';

/** An empty one, or a copy of one that nobody is connected to. */
export async function createDatabase(prefix: string, like?: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const statement = like
    ? `create database ${escapeIdentifier(name)} template ${escapeIdentifier(nameIn(like))}`
    : `create database ${escapeIdentifier(name)}`;
  await query(urlOf('postgres'), statement);
  return urlOf(name);
}

export async function dropDatabase(url: string): Promise<void> {
  const statement = `drop database if exists ${escapeIdentifier(nameIn(url))} with (force)`;
  await query(urlOf('postgres'), statement);
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

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

/** The same server, another database. */
function urlOf(database: string): string {
  return Object.assign(new URL(services.databaseServer), { pathname: `/${database}` }).href;
}
