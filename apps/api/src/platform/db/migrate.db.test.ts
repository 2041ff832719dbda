import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { migrate } from './migrate.ts';

const shop = testShop();
let folder: string;
let owner: Client;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  owner = new Client({ connectionString: shop.url });
  await owner.connect();
  await owner.query('delete from migration');
});

afterEach(async () => {
  await owner.end();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const run = (client = owner) => migrate(client, pathToFileURL(`${folder}/`));

test('what is missing is applied once, in the order of the names', async () => {
  await put('2_two.sql', 'alter table t_order add column two int');
  await put('1_one.sql', 'create table t_order (one int)');
  expect(await run()).toEqual(['1_one.sql', '2_two.sql']);
  expect(await run()).toEqual([]);
});

test('a file that fails leaves nothing of itself and is tried again', async () => {
  await put('1_half.sql', 'create table t_half (id int); select 1 / 0');
  await expect(run()).rejects.toThrow('1_half.sql failed');
  await put('1_half.sql', 'create table t_half (id int)');
  expect(await run()).toEqual(['1_half.sql']);
});

test('a file that was changed after it was applied is refused', async () => {
  await put('1_done.sql', 'select 1');
  await run();
  await put('1_done.sql', 'select 2');
  await expect(run()).rejects.toThrow(/1_done.sql was changed after it was applied/);
});

test('two that migrate at once do the work once', async () => {
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
