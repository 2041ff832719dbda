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

export async function createDatabaseFrom(database: string, template: string): Promise<void> {
  await onServer(['create database', name(database), 'template', name(template)].join(' '));
}

export async function dropDatabase(database: string): Promise<void> {
  await onServer(['drop database if exists', name(database), 'with (force)'].join(' '));
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
