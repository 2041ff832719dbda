import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier as name } from 'pg';

const server =
  process.env['DATABASE_OWNER_URL'] ||
  process.env['DATABASE_URL'] ||
  'postgres://postgres@127.0.0.1:5432/postgres';

export const redisUrl = process.env['REDIS_URL'] || 'redis://127.0.0.1:6379/0';

/** The same server, another database. */
export function urlOf(database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

/** Nothing in it waits for the disk: what a test wrote is gone with its database. */
export async function createDatabaseFrom(database: string, template: string): Promise<void> {
  await onServer(['create database', name(database), 'template', name(template)].join(' '));
  await onServer(['alter database', name(database), 'set synchronous_commit = off'].join(' '));
}

/** Waits for connections that are still closing: cutting them off would fail the run they belong to. */
export async function dropDatabase(database: string): Promise<void> {
  for (let tries = 0; tries < 100 && (await isInUse(database)); tries += 1) await delay(20);
  await onServer(['drop database if exists', name(database), 'with (force)'].join(' '));
}

async function isInUse(database: string): Promise<boolean> {
  const { rowCount } = await onServer('select 1 from pg_stat_activity where datname = $1', [
    database,
  ]);
  return rowCount !== 0;
}

async function onServer(statement: string, values: string[] = []) {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}
