import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabaseFrom, dropDatabase, urlOf } from '#api/testing/database/databases.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { narrowPrivileges } from '../narrow-privileges.ts';
import { migrate, sqlFoldersOf } from './migrate.ts';

const shop = testShop();
const folders = sqlFoldersOf(new URL('../../../../', import.meta.url));
const dumpFile = new URL('../../../testing/database/version-0.1.sql.gz', import.meta.url);
const database = 'sirkito_version_01';
const url = () => urlOf(shop.url, database);

const run = async (connectionString: string, work: (client: Client) => Promise<unknown>) => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

beforeEach(async () => {
  await createDatabaseFrom(shop.url, database, 'template0');
  const dump = gunzipSync(await readFile(dumpFile)).toString();
  await run(url(), (client) => client.query(dump));
});

afterEach(() => dropDatabase(shop.url, database));

/**
 * Dumps tables, constraints, indexes, triggers, functions and grants, in any order. Restoring a dump
 * regroups `and` and `or`, so parentheses are left out.
 */
const schemaOf = async (connectionString: string): Promise<string[]> => {
  const options = ['--schema-only', '--no-owner', '--schema=public', connectionString];
  const { stdout } = await promisify(execFile)('pg_dump', options, { maxBuffer: 2 ** 24 });
  return stdout
    .split('\n')
    .filter((line) => line && !/^(?:--|\\)/.test(line))
    .map((line) => line.replaceAll(/[()]/g, ''))
    .toSorted();
};

test('brings a database of version 0.1 to the schema of a new one and keeps its rows', async () => {
  await run(url(), async (owner) => {
    await migrate(owner, folders);
    expect(await migrate(owner, folders)).toEqual([]);
    const read = async (query: string) => (await owner.query(query)).rows;
    expect(
      await read('select redemptions, max_redemptions, max_per_customer from promotion'),
    ).toEqual([{ redemptions: 1, max_redemptions: 5, max_per_customer: 1 }]);
    expect(await read('select status from refund')).toEqual([{ status: 'due' }]);
    expect(await read('select query from saved_view')).toEqual([
      { query: 'only=refund_due&sort=oldest' },
    ]);
    expect(await read('select key from order_key')).toEqual([{ key: 'manual k1' }]);
    expect(await read('select action from audit_entry')).toEqual([
      { action: 'accounts.enable_two_factor' },
    ]);
    expect(await read('select name, data from pgboss.job')).toMatchObject([
      { name: 'notifications.send_order_email', data: { email: 'refunded' } },
    ]);
    expect(await read('select searches from zero_result_search')).toEqual([{ searches: 2 }]);
    expect(await read('select available from available_stock')).toEqual([{ available: 5 }]);
    await narrowPrivileges(owner);
  });
  expect(await schemaOf(url())).toEqual(await schemaOf(shop.url));
});

test('refuses a database that is older than version 0.1', async () => {
  await run(url(), async (owner) => {
    await owner.query(`delete from migration where name like '20261117T0211%'`);
    await expect(migrate(owner, folders)).rejects.toThrow(/older than version 0\.1/);
    expect((await owner.query('select count(*)::int as n from migration')).rows).toEqual([
      { n: 77 },
    ]);
  });
});
