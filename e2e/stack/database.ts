import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, type QueryResult } from 'pg';
import { services } from './settings.ts';

export async function createDatabase(prefix: string): Promise<string> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await query(urlOf('postgres'), `create database ${escapeIdentifier(name)}`);
  return urlOf(name);
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const statement = `drop database if exists ${escapeIdentifier(name)} with (force)`;
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

/** The same server, another database. */
function urlOf(database: string): string {
  return Object.assign(new URL(services.databaseServer), { pathname: `/${database}` }).href;
}
