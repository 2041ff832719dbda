import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { migrate } from './migrate.ts';
import type { RetryOptions } from './retry-while-locked.ts';
import { MigrationError } from './sql-files.ts';

const shop = testShop();
let folder: string;
let owner: Client;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await mkdir(path.join(folder, 'functions'));
  owner = new Client({ connectionString: shop.url });
  await owner.connect();
  await owner.query('delete from migration');
});

afterEach(async () => {
  await owner.end();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const run = (client = owner, retries: RetryOptions = {}) =>
  migrate(
    client,
    {
      migrations: pathToFileURL(`${folder}/`),
      functions: pathToFileURL(`${folder}/functions/`),
    },
    retries,
  );

/** Runs the query in a transaction that stays open until the session ends. */
async function openTransaction(query: string): Promise<Client> {
  const session = new Client({ connectionString: shop.url });
  await session.connect();
  await session.query('begin');
  await session.query(query);
  return session;
}

test('applies pending migrations once, in name order', async () => {
  await put('2_two.sql', 'alter table t_order add column two int');
  await put('1_one.sql', 'create table t_order (one int)');
  expect(await run()).toEqual(['1_one.sql', '2_two.sql']);
  expect(await run()).toEqual([]);
});

test('rolls back a failed migration and retries it on the next run', async () => {
  await put('1_half.sql', 'create table t_half (id int); select 1 / 0');
  await expect(run()).rejects.toThrow('1_half.sql failed');
  await put('1_half.sql', 'create table t_half (id int)');
  expect(await run()).toEqual(['1_half.sql']);
});

test('refuses a migration that changed after it was applied', async () => {
  await put('1_done.sql', 'select 1');
  await run();
  await put('1_done.sql', 'select 2');
  await expect(run()).rejects.toThrow(/1_done.sql was changed after it was applied/);
});

test('suggests a new migration or a reset for a changed file', async () => {
  await put('1_done.sql', 'select 1');
  await run();
  await put('1_done.sql', 'select 2');
  const error = await run().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MigrationError);
  expect(String(error)).toMatch(/npm run db -- new name[\s\S]*npm run db -- reset/);
});

test.each(['-- why: \n', '', '/* later\n */ -- why: sizes\n;\n'])(
  'stops before applying anything when a file has no SQL (%j)',
  async (sql) => {
    await put('1_table.sql', 'create table t_before_empty (id int)');
    await put('2_empty.sql', sql);
    await expect(run()).rejects.toThrow(/^2_empty.sql contains no SQL yet/);
    await rm(path.join(folder, '2_empty.sql'));
    expect(await run()).toEqual(['1_table.sql']);
    await owner.query('drop table t_before_empty');
  },
);

test('applies a migration once when two runs overlap', async () => {
  await put('1_once.sql', 'create table t_once (id int)');
  const second = new Client({ connectionString: shop.url });
  await second.connect();
  try {
    const applied = await Promise.all([run(), run(second)]);
    expect(applied.flat()).toEqual(['1_once.sql']);
  } finally {
    await second.end();
  }
});

test('names the transaction it waits for and gives up after a number of attempts', async () => {
  await owner.query('create table t_busy (id int)');
  const reader = await openTransaction('select 1 from t_busy');
  await put('1_busy.sql', 'alter table t_busy add column name text');
  const reports: string[] = [];
  const error = await run(owner, {
    report: (message) => reports.push(message),
    maxAttempts: 2,
  }).catch((reason: unknown) => reason);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatch(
    /^1_busy.sql failed: .*lock timeout. The oldest .* process \d+ .*: select 1 from t_busy. Trying again in 2 s$/,
  );
  expect(error).toBeInstanceOf(MigrationError);
  expect(String(error)).toContain('Gave up after 2 attempts');
  await reader.end();
  expect(await run()).toEqual(['1_busy.sql']);
});

test('builds an index outside a transaction, and again after an interrupted attempt', async () => {
  await owner.query('create table t_indexed (id int)');
  await owner.query('insert into t_indexed values (1), (1)');
  await put(
    '1_index.sql',
    '-- why: ids\n-- no transaction\ncreate unique index concurrently if not exists t_once_id on t_indexed (id)',
  );
  await expect(run()).rejects.toThrow('1_index.sql failed: could not create unique index');
  const isValid = async () =>
    (
      await owner.query<{ indisvalid: boolean }>(
        `select indisvalid from pg_index where indexrelid = 't_once_id'::regclass`,
      )
    ).rows;
  expect(await isValid()).toEqual([{ indisvalid: false }]);
  await owner.query('delete from t_indexed');
  expect(await run()).toEqual(['1_index.sql']);
  expect(await isValid()).toEqual([{ indisvalid: true }]);
  // As if it had been interrupted before it was recorded.
  await owner.query('delete from migration');
  expect(await run()).toEqual(['1_index.sql']);
});
