import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appRole, createDatabase, createPool } from './pool.ts';
import { assertLeastRights } from './rights.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const denied = { code: '42501' };

test('the API can neither change structure nor read files', async () => {
  await expect(sql`create table public.mine (id int)`.execute(shop.db)).rejects.toMatchObject(
    denied,
  );
  await expect(sql`drop table category`.execute(shop.db)).rejects.toMatchObject(denied);
  await expect(sql`select pg_read_file('/etc/passwd')`.execute(shop.db)).rejects.toMatchObject(
    denied,
  );
});

test('a live shop refuses a login that could change structure, and takes the one that cannot', async () => {
  await expect(assertLeastRights(shop.db)).rejects.toThrow(/DATABASE_OWNER_URL/);
  const url = Object.assign(new URL(shop.url), { username: appRole }).href;
  const asApp = createDatabase(createPool({ url, size: 1 }));
  try {
    await expect(assertLeastRights(asApp)).resolves.toBeUndefined();
  } finally {
    await asApp.destroy();
  }
});

test('the audit log can only grow', async () => {
  await expect(sql`update audit_entry set action = 'x.y'`.execute(shop.db)).rejects.toMatchObject(
    denied,
  );
  await expect(sql`delete from audit_entry`.execute(shop.db)).rejects.toMatchObject(denied);
  await expect(sql`truncate audit_entry`.execute(shop.db)).rejects.toMatchObject(denied);
});

test('every column says whether it holds personal data', async () => {
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
