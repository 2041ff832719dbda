import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blockingStatements } from './blocking-migrations.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

test('names every statement that would block orders or break the version before', async () => {
  const statements = [
    ['create index product_name on product (name);', 'require-concurrent-index-creation'],
    ['drop index product_slug;', 'require-concurrent-index-deletion'],
    ['alter table product add column size text not null;', 'adding-required-field'],
    ['alter table product alter column name set not null;', 'adding-not-nullable-field'],
    ['alter table product add constraint c check (a > 0);', 'constraint-missing-not-valid'],
    [
      'alter table product add constraint f foreign key (a) references brand (id);',
      'adding-foreign-key-constraint',
    ],
    ['alter table product alter column name type varchar(9);', 'changing-column-type'],
    ['alter table product add column a text default random()::text;', 'adding-field-with-default'],
    ['alter table product drop column name;', 'ban-drop-column'],
    ['alter table product rename column name to title;', 'renaming-column'],
    ['alter table product rename to part;', 'renaming-table'],
    ['drop table product;', 'ban-drop-table'],
  ] as const;
  await put('20991231T2359_all.sql', statements.map(([sql]) => sql).join('\n'));
  const found = await blockingStatements(folder);
  for (const [index, [, rule]] of statements.entries()) {
    expect(found.join('\n')).toContain(`20991231T2359_all.sql:${index + 1} ${rule}: `);
  }
});

test('accepts the ways that block nobody, and a statement whose rule is switched off', async () => {
  await put(
    '20991231T2357_table.sql',
    `create table crate (id uuid primary key, name text not null check (name <> ''));
     create index crate_name on crate (name);
     alter table product add column size text;
     alter table product add column is_big boolean not null default false;
     alter table product add constraint size_known check (size <> '') not valid;
     -- squawk-ignore ban-drop-column
     alter table product drop column name;`,
  );
  await put(
    '20991231T2358_index.sql',
    '-- no transaction\ncreate index concurrently if not exists product_size on product (size);',
  );
  await put('20261117T1855_old.sql', 'drop table product;');
  expect(await blockingStatements(folder)).toEqual([]);
});

test('wants statements outside a transaction to be concurrent and safe to repeat', async () => {
  await put('20991231T2358_one.sql', '-- no transaction\nupdate product set size = 1;');
  await put('20991231T2359_two.sql', '-- no transaction\ncreate index concurrently i on t (a);');
  const found = await blockingStatements(folder);
  expect(found).toEqual([
    '20991231T2358_one.sql: only `concurrently` runs without a transaction',
    expect.stringContaining('20991231T2359_two.sql:2 prefer-robust-stmts: Missing `IF NOT EXISTS`'),
  ]);
});
