import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { escapeIdentifier } from 'pg';
import { blockingStatements } from './schema/blocking-migrations.ts';
import { listColumns, typeOverrides, type Column } from './schema/column-types.ts';
import { npmRun } from './services/npm-run.ts';
import { databaseName, withClient } from './services/stores/postgres.ts';
import { allSettings, merge, ownerUrl, root } from './services/settings.ts';
import { run, ActionableError } from './services/steps.ts';

const execute = promisify(execFile);
const api = path.join(root, 'apps/api');
const schemaFile = path.join(api, 'schema.sql');
const typesFile = path.join(api, 'src/platform/db/schema.gen.ts');

const codegen = `--dialect postgres --default-schema public --include-pattern public.*
  --type-mapping {"int8":"number"} --custom-imports {"Centavos":"@sirkito/commerce"}
  --log-level error --print`.split(/\s+/);

const commands: Record<string, (argument?: string) => Promise<void>> = {
  new: newMigration,
  reset: resetDatabase,
  types: writeSchema,
  check: checkAll,
};

const databaseUrl = () => process.env['TEST_DATABASE_URL'] || ownerUrl(allSettings(process.env));

const [name = '', argument] = process.argv.slice(2);
await run(async () => {
  const command = commands[name];
  if (!command) {
    throw new ActionableError(
      `Unknown command: db ${name}`,
      `use ${Object.keys(commands).join(', ')}`,
    );
  }
  await command(argument);
});

async function newMigration(slug?: string): Promise<void> {
  if (!slug || !/^[a-z][a-z0-9_]+$/.test(slug)) {
    throw new ActionableError(
      'A migration needs a name in snake_case',
      'npm run db -- new add_warranty_to_products',
    );
  }
  const stamp = new Date().toISOString().slice(0, 16).replaceAll('-', '').replace(':', '');
  const file = path.join(api, 'migrations', `${stamp}_${slug}.sql`);
  await writeFile(file, '-- why: \n', { flag: 'wx' });
  console.log(path.relative(root, file));
}

/** Recreates, migrates and seeds the database. Refuses names not ending in _dev or _test. */
async function resetDatabase(): Promise<void> {
  const url = databaseUrl();
  const database = databaseName(url);
  if (!/_(dev|test)$/.test(database)) {
    throw new ActionableError(
      `Refusing to reset ${database}: its name does not end in _dev or _test`,
      'check DATABASE_URL in .env',
    );
  }
  await recreate(database);
  await migrateInto(url);
  await npmRun('shop -- seed', allSettings(process.env));
  console.log(`${database} recreated, migrated and seeded`);
}

async function writeSchema(): Promise<void> {
  const { schema, types } = await readSchema();
  await writeFile(schemaFile, schema);
  await writeFile(typesFile, types);
  console.log('Wrote apps/api/schema.sql and schema.gen.ts');
}

async function checkAll(): Promise<void> {
  const blocking = await blockingStatements(path.join(api, 'migrations'));
  if (blocking.length > 0) {
    throw new ActionableError(
      `A migration would block the shop or break its running version:\n${blocking.join('\n')}`,
      'see "Migration" in CONTRIBUTING.md',
    );
  }
  await checkSchema();
}

/** Fails if the committed dump and types differ from what the migrations and functions produce. */
async function checkSchema(): Promise<void> {
  const { schema, types } = await readSchema();
  const stale = [
    (await readFile(schemaFile, 'utf8')) !== schema && 'apps/api/schema.sql',
    (await readFile(typesFile, 'utf8')) !== types && 'apps/api/src/platform/db/schema.gen.ts',
  ].filter(Boolean);
  if (stale.length > 0) {
    throw new ActionableError(`Out of date: ${stale.join(', ')}`, 'npm run db -- types');
  }
  console.log('schema.sql and schema.gen.ts match the migrations and functions');
}

async function readSchema(): Promise<{ schema: string; types: string }> {
  const scratch = `sirkito_schema_${process.pid}_test`;
  const url = Object.assign(new URL(databaseUrl()), { pathname: `/${scratch}` }).href;
  await recreate(scratch);
  try {
    await migrateInto(url);
    const flags = ['--schema-only', '--no-owner', '--schema=public'];
    const dump = await execute('pg_dump', [...flags, url]);
    const { rows } = await withClient(url, (client) => client.query<Column>(listColumns));
    const overrides = JSON.stringify({ columns: typeOverrides(rows) });
    const typed = ['--url', url, ...codegen, '--overrides', overrides];
    const types = await execute('npx', ['kysely-codegen', ...typed]);
    return { schema: withoutNoise(dump.stdout), types: types.stdout };
  } finally {
    await drop(scratch);
  }
}

/** Removes versions and one-time keys, which differ between machines. */
function withoutNoise(dump: string): string {
  return dump
    .split('\n')
    .filter((line) => !/^(-- Dumped|\\restrict|\\unrestrict)/.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

async function migrateInto(url: string): Promise<void> {
  const target = { DATABASE_URL: url, DATABASE_OWNER_URL: url, LOG_LEVEL: 'warn' };
  await npmRun('shop -- migrate', merge(allSettings(process.env), target));
}

async function recreate(database: string): Promise<void> {
  await drop(database);
  await onMaintenance(['create database', escapeIdentifier(database)].join(' '));
}

async function drop(database: string): Promise<void> {
  await onMaintenance(
    ['drop database if exists', escapeIdentifier(database), 'with (force)'].join(' '),
  );
}

async function onMaintenance(statement: string): Promise<void> {
  const url = Object.assign(new URL(databaseUrl()), { pathname: '/postgres' }).href;
  await withClient(url, (client) => client.query(statement));
}
