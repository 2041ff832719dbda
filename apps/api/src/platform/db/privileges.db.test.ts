import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { assertLeastPrivileges } from '#api/main/connections.ts';
import { prepareDatabase } from '#api/main/prepare-database.ts';
import { hasNarrowPrivileges, narrowPrivileges, widenPrivileges } from './narrow-privileges.ts';
import { createDatabase, createPool } from './pool.ts';
import { appRole } from './session-settings.ts';
import { assertLeastPrivilege } from './assert-least-privilege.ts';
import { parseEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { liveSettings } from '#api/testing/live-settings.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { startWorkerProcess } from '#api/testing/worker-process.ts';

const shop = testShop();
const denied = { code: '42501' };

test('denies the API role schema changes and file access', async () => {
  await expect(sql`create table public.mine (id int)`.execute(shop.db)).rejects.toMatchObject(
    denied,
  );
  await expect(sql`drop table category`.execute(shop.db)).rejects.toMatchObject(denied);
  await expect(sql`select pg_read_file('/etc/passwd')`.execute(shop.db)).rejects.toMatchObject(
    denied,
  );
});

test('[SC-12] denies the API role password hashes and setting roles, except by functions', async () => {
  const { rows } = await shop.asOwner(
    `insert into account (id, user_name, email, password_hash, role, staff_role, created_at, updated_at)
     select gen_random_uuid(), 'Somebody', staff_role || '@shop.example', '$argon2id$x', 'admin',
       staff_role, now(), now() from unnest(array['owner', 'support']) as staff_role
     returning id`,
  );
  const [owner, clerk] = (rows as { id: string }[]).map(({ id }) => id);
  for (const statement of [
    sql`select password_hash from account`,
    sql`select * from account`,
    sql`select account from account`,
    sql`select from account where password_hash like '$argon2id$%'`,
    sql`update account set role = 'admin', staff_role = 'owner'`,
    sql`update account set staff_role = 'owner' where id = ${clerk}`,
    sql`update account set password_hash = '$argon2id$y'`,
    sql`insert into account (id, user_name, email, role, staff_role, created_at, updated_at)
        values (gen_random_uuid(), 'Intruder', 'x@shop.example', 'admin', 'owner', now(), now())`,
    sql`select set_staff_role(${clerk}, ${owner}, null, now())`,
    sql`select set_staff_role(${owner}, ${owner}, 'support', now())`,
    sql`select set_staff_role(null, ${clerk}, 'owner', now())`,
    sql`insert into staff_invitation (account_id, staff_role, by_operator, expires_at)
        values (${clerk}, 'owner', true, now() + interval '1 day')`,
  ]) {
    await expect(statement.execute(shop.db)).rejects.toMatchObject(denied);
  }
  const withoutInviter = sql`
    insert into staff_invitation (account_id, staff_role, expires_at)
    values (${clerk}, 'owner', now() + interval '1 day')`;
  await expect(withoutInviter.execute(shop.db)).rejects.toThrow('staff_invitation_inviter_known');
  await sql`select set_staff_role(${owner}, ${clerk}, 'orders', now())`.execute(shop.db);
  const found = await sql`
    select staff_role, find_password_hash(id) as hash from account where id = ${clerk}
  `.execute(shop.db);
  expect(found.rows).toEqual([{ staff_role: 'orders', hash: '$argon2id$x' }]);
});

test('[SC-12] grants the functions for credentials to the API role only', async () => {
  const { rows } = await shop.asOwner(
    `select proname, prosecdef, proconfig, proacl::text as acl from pg_proc
     where proname in ('find_password_hash', 'store_password_hash', 'set_staff_role')`,
  );
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).toMatchObject({
      prosecdef: true,
      proconfig: ['search_path=public, pg_temp'],
      // No entry for everyone, which begins with "=".
      acl: expect.not.stringMatching(/[{,]=/) as string,
    });
    expect(row.acl).toContain('sirkito_app=X');
  }
});

test('[SC-12] an updated database is narrowed by a command, and widened again by another', async () => {
  const owner = new Client({ connectionString: shop.url });
  await owner.connect();
  onTestFinished(() => owner.end());
  const read = () => sql`select password_hash from account limit 1`.execute(shop.db);
  const addTable = () => sql`create temp table mine (id int)`.execute(shop.db);
  await widenPrivileges(owner);
  expect(await hasNarrowPrivileges(owner)).toBe(false);
  await expect(read()).resolves.toBeDefined();
  await prepareDatabase(shop.url, new URL('../../../', import.meta.url));
  expect(await hasNarrowPrivileges(owner)).toBe(false);
  await narrowPrivileges(owner);
  expect(await hasNarrowPrivileges(owner)).toBe(true);
  await expect(read()).rejects.toMatchObject(denied);
  await expect(addTable()).rejects.toMatchObject(denied);
  await owner.query('alter table account add column t_note text');
  await prepareDatabase(shop.url, new URL('../../../', import.meta.url));
  await expect(sql`select t_note from account`.execute(shop.db)).resolves.toBeDefined();
  await expect(read()).rejects.toMatchObject(denied);
  await owner.query('alter table account drop column t_note');
});

test('refuses a login that can alter the schema and accepts the app role', async () => {
  await expect(assertLeastPrivilege(shop.db)).rejects.toThrow(/DATABASE_OWNER_URL/);
  const url = Object.assign(new URL(shop.url), { username: appRole }).href;
  const asApp = createDatabase(createPool({ url, size: 1 }));
  try {
    await expect(assertLeastPrivilege(asApp)).resolves.toBeUndefined();
  } finally {
    await asApp.destroy();
  }
});

/** The owner's login past the pooler, where no role is set because the owner's own URL differs. */
const ownersDirectUrl = () => ({
  ...liveSettings(shop.url),
  DATABASE_DIRECT_URL: shop.url,
  DATABASE_OWNER_URL: `${shop.url}?application_name=owner`,
});

test('[SC-13] a live API refuses a login that can alter the schema, also past the pooler', async () => {
  const env = parseEnv(ownersDirectUrl());
  const log = createLog('api', 'silent');
  const asApp = createDatabase(createPool({ url: env.DATABASE_URL, size: 1 }));
  try {
    const ofApp = { ...env, DATABASE_DIRECT_URL: env.DATABASE_URL };
    await expect(assertLeastPrivileges(ofApp, asApp, log)).resolves.toBeUndefined();
    await expect(assertLeastPrivileges(env, asApp, log)).rejects.toThrow('can alter the schema');
  } finally {
    await asApp.destroy();
  }
});

test('[SC-13] a live worker refuses a login that can alter the schema', async () => {
  const settings = { ...ownersDirectUrl(), WORKER_METRICS_PORT: '0' };
  const worker = startWorkerProcess(settings, 'pipe');
  onTestFinished(() => stopProgram(worker, 'SIGKILL'));
  const [[exitCode], errors] = await Promise.all([
    once(worker, 'exit'),
    text(worker.stderr ?? Readable.from([])),
  ]);
  expect(exitCode).toBe(1);
  expect(errors).toContain('can alter the schema');
});

test('denies updating and deleting audit entries', async () => {
  await expect(sql`update audit_entry set action = 'x.y'`.execute(shop.db)).rejects.toMatchObject(
    denied,
  );
  await expect(sql`delete from audit_entry`.execute(shop.db)).rejects.toMatchObject(denied);
  await expect(sql`truncate audit_entry`.execute(shop.db)).rejects.toMatchObject(denied);
});

test('tags every column with its personal data policy', async () => {
  const { rows } = await shop.asOwner(`
    select c.relname || '.' || a.attname as column,
           coalesce(col_description(c.oid, a.attnum), obj_description(c.oid)) as tag,
           obj_description(c.oid) as table_tag
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  const full =
    /^personal: (none|kind=\w+; basis=\w+; keep=\w+; export=(yes|no); erase=(delete|anonymise|keep))$/;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !full.test(String(row['tag'])))).toEqual([]);
});
