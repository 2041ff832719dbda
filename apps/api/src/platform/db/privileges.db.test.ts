import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, createPool } from './pool.ts';
import { appRole } from './session-settings.ts';
import { assertLeastPrivilege } from './assert-least-privilege.ts';
import { testShop } from '#api/testing/test-shop.ts';

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
