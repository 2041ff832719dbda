import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client, escapeIdentifier } from 'pg';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
const api = path.join(root, 'apps/api');
const schemaFile = path.join(api, 'schema.sql');
const typesFile = path.join(api, 'src/platform/db/schema.gen.ts');
const ownerUrl =
  process.env['DATABASE_OWNER_URL'] ||
  process.env['DATABASE_URL'] ||
  'postgres://postgres@127.0.0.1:5432/sirkito_dev';

/** Each is its parent over again, so the parent stands for all. */
const partitions = 'public.category_listing_*';
const codegen = `--dialect postgres --default-schema public --include-pattern public.*
  --exclude-pattern ${partitions}
  --type-mapping {"int8":"number"} --log-level error --print`.split(/\s+/);

const commands: Record<string, (argument?: string) => Promise<void>> = {
  new: newMigration,
  reset: resetDatabase,
  types: writeSchema,
  check: checkSchema,
};

const [name = '', argument] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}`);
await command(argument);

async function newMigration(slug?: string): Promise<void> {
  if (!slug || !/^[a-z][a-z0-9_]+$/.test(slug)) {
    throw new Error('Name it in snake_case: npm run db:new -- add_warranty_to_products');
  }
  const stamp = new Date().toISOString().slice(0, 16).replaceAll('-', '').replace(':', '');
  const file = path.join(api, 'migrations', `${stamp}_${slug}.sql`);
  await writeFile(file, '-- why: \n', { flag: 'wx' });
  console.log(path.relative(root, file));
}

/** Refuses anything that is not named as a database one may lose. */
async function resetDatabase(): Promise<void> {
  const database = new URL(ownerUrl).pathname.slice(1);
  if (!/_(dev|test)$/.test(database)) {
    throw new Error(`${database} is not reset: its name does not end in _dev or _test`);
  }
  await recreate(database);
  await migrateInto(ownerUrl);
  await run('npm', ['run', '-s', 'db:seed'], { cwd: root });
  console.log(`${database} is new, migrated and seeded`);
}

async function writeSchema(): Promise<void> {
  const { schema, types } = await readSchema();
  await writeFile(schemaFile, schema);
  await writeFile(typesFile, types);
  console.log('apps/api/schema.sql and schema.gen.ts are written');
}

/** The dump and the types in the repository must be what the migrations make. */
async function checkSchema(): Promise<void> {
  const { schema, types } = await readSchema();
  const stale = [
    (await readFile(schemaFile, 'utf8')) !== schema && 'apps/api/schema.sql',
    (await readFile(typesFile, 'utf8')) !== types && 'apps/api/src/platform/db/schema.gen.ts',
  ].filter(Boolean);
  if (stale.length > 0) {
    throw new Error(`Not up to date: ${stale.join(', ')}. Run npm run db:types`);
  }
  console.log('schema.sql and schema.gen.ts match the migrations');
}

async function readSchema(): Promise<{ schema: string; types: string }> {
  const scratch = `sirkito_schema_${process.pid}_test`;
  const url = Object.assign(new URL(ownerUrl), { pathname: `/${scratch}` }).href;
  await recreate(scratch);
  await migrateInto(url);
  const whole = ['--schema-only', '--no-owner', '--schema=public'];
  const dump = await run('pg_dump', [...whole, `--exclude-table=${partitions}`, url]);
  const types = await run('npx', ['kysely-codegen', '--url', url, ...codegen]);
  await drop(scratch);
  return { schema: withoutNoise(dump.stdout), types: types.stdout };
}

/** Versions and one-time keys differ between machines and say nothing about the schema. */
function withoutNoise(dump: string): string {
  return dump
    .split('\n')
    .filter((line) => !/^(-- Dumped|\\restrict|\\unrestrict)/.test(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

async function migrateInto(url: string): Promise<void> {
  await run('npm', ['run', '-s', 'db:migrate'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DATABASE_OWNER_URL: url, LOG_LEVEL: 'warn' },
  });
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
  const url = Object.assign(new URL(ownerUrl), { pathname: '/postgres' }).href;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
