import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { migrate } from './migrate.ts';
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
const run = (client = owner) =>
  migrate(client, {
    migrations: pathToFileURL(`${folder}/`),
    functions: pathToFileURL(`${folder}/functions/`),
  });

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
  expect(String(error)).toMatch(/npm run db:new -- name[\s\S]*npm run db:reset/);
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
