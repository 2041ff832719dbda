import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { migrate, sqlFoldersOf } from './migrate.ts';
import { MigrationError, sqlFileNames } from './sql-files.ts';

const shop = testShop();
const workspace = new URL('../../../../', import.meta.url);
let folder: string;
let owner: Client;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'functions-'));
  owner = new Client({ connectionString: shop.url });
  await owner.connect();
});

afterEach(async () => {
  await owner.query(`
    drop function if exists t_one, t_two;
    delete from sql_function where name like 't\\_%';
    delete from migration where name like '9\\_%'`);
  await owner.end();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const returning = (name: string, value: string) =>
  put(
    `${name}.sql`,
    `create or replace function ${name}() returns text
    language sql as $$ select ${value} $$`,
  );
const run = (client = owner) =>
  migrate(client, { ...sqlFoldersOf(workspace), functions: pathToFileURL(`${folder}/`) });
const call = async (name: string) => {
  const { rows } = await owner.query<{ value: string }>(`select ${name}() as value`);
  return rows[0]?.value;
};

test('applies each file once and again only after it changes', async () => {
  await returning('t_one', `'first'`);
  await returning('t_two', `'first'`);
  expect(await run()).toEqual(['t_one.sql', 't_two.sql']);
  expect(await run()).toEqual([]);

  await returning('t_two', `'second'`);
  expect(await run()).toEqual(['t_two.sql']);
  expect([await call('t_one'), await call('t_two')]).toEqual(['first', 'second']);
});

test('applies a function before the one it calls', async () => {
  await returning('t_one', `t_two()`);
  await returning('t_two', `'called'`);
  await run();
  expect(await call('t_one')).toBe('called');
});

test('applies no function when one fails, and names its file', async () => {
  await returning('t_one', `'fine'`);
  await returning('t_two', `t_missing()`);
  await expect(run()).rejects.toThrow(/^t_two.sql failed: .*t_missing/);
  await expect(call('t_one')).rejects.toMatchObject({ code: '42883' });
  await returning('t_two', `'fixed'`);
  expect(await run()).toEqual(['t_one.sql', 't_two.sql']);
});

test('rejects a new signature until the file drops the old one', async () => {
  await returning('t_one', `'old'`);
  await run();
  const replaced = `create or replace function t_one(given integer default 1) returns integer
    language sql as $$ select given $$;`;
  await put('t_one.sql', replaced);
  const error = await run().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MigrationError);
  expect(String(error)).toMatch(/t_one\(\), t_one\(integer\)[\s\S]*drop function if exists/);

  await put('t_one.sql', `drop function if exists t_one();\n${replaced}`);
  expect(await run()).toEqual(['t_one.sql']);
  expect(await call('t_one')).toBe(1);
});

test('rejects a file that is not named after its function', async () => {
  await put('t_two.sql', `create or replace function t_one() returns text return 'one'`);
  await expect(run()).rejects.toThrow(/^t_two.sql creates no function t_two/);
});

test('does not drop the function of a deleted file', async () => {
  await returning('t_one', `'still here'`);
  await run();
  await rm(path.join(folder, 't_one.sql'));
  expect(await run()).toEqual([]);
  expect(await call('t_one')).toBe('still here');
});

test('applies a file again after a migration replaced its function', async () => {
  await returning('t_one', `'file'`);
  await run();
  const migrations = path.join(folder, 'migrations');
  await cp(sqlFoldersOf(workspace).migrations, migrations, { recursive: true });
  await writeFile(
    path.join(migrations, '9_replace.sql'),
    `create or replace function t_one() returns text return 'migration'`,
  );
  const folders = {
    migrations: pathToFileURL(`${migrations}/`),
    functions: pathToFileURL(`${folder}/`),
  };
  expect(await migrate(owner, folders)).toEqual(['9_replace.sql', 't_one.sql']);
  expect(await call('t_one')).toBe('file');
});

test('applies a file once when two runs overlap', async () => {
  await returning('t_one', `'once'`);
  const second = new Client({ connectionString: shop.url });
  await second.connect();
  try {
    const applied = await Promise.all([run(), run(second)]);
    expect(applied.flat()).toEqual(['t_one.sql']);
  } finally {
    await second.end();
  }
});

test('has one file for each function of the shop', async () => {
  const files = await sqlFileNames(sqlFoldersOf(workspace).functions);
  expect(Object.keys(await definitions()).map((name) => `${name}.sql`)).toEqual(files);
});

/** Returns the shop's own functions, without those of extensions. */
async function definitions(): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; definition: string }>(`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by proname collate "C"`);
  return Object.fromEntries(rows.map((row) => [row.name, row.definition]));
}
