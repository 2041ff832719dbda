import { escapeIdentifier } from 'pg';
import { expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { sha256 } from './tokens.ts';
import { peopleOf } from '#api/testing/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { eraseAccount } from './erase-account.ts';
import { issueLink } from './issue-link.ts';

const shop = testShop();
const asShop = () => shop.as({ kind: 'shop' });

/** Of staff alone, kept by law and changed by nobody. */
const apart = ['audit_entry'];

interface Tagged {
  table: string;
  column: string;
  tag: string;
}

async function taggedColumns(form: RegExp): Promise<Tagged[]> {
  const { rows } = await shop.asOwner(`
    select c.relname as table, a.attname as column,
           coalesce(col_description(c.oid, a.attnum), obj_description(c.oid)) as tag
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  return (rows as Tagged[]).filter(({ table, tag }) => form.test(tag) && !apart.includes(table));
}

test('every table with personal data is exported and erased by the module it belongs to', async () => {
  const tables = (await taggedColumns(/kind=/)).map(({ table }) => table);
  const claimed = personalRecords.flatMap((records) => records.tables);
  expect(claimed.toSorted()).toEqual([...new Set(tables)].toSorted());
});

test('the export holds every value that is tagged for it and no secret', async () => {
  const people = peopleOf(shop, await shop.app());
  const maria = await people.shopper();
  const link = await issueLink(asShop(), 'download_data', { email: maria.email });
  const token = link?.path.split('/').at(-1) ?? '';
  const app = await shop.app();
  const download = () =>
    app.inject({
      method: 'POST',
      url: '/api/account/data/download',
      headers: maria.headers,
      payload: { token },
    });
  const { body } = await download();

  for (const { table, column } of await taggedColumns(/export=yes/)) {
    const key = table === 'account' ? 'id' : 'account_id';
    const { rows } = await shop.asOwner(
      `select * from ${escapeIdentifier(table)} where ${escapeIdentifier(key)} = $1`,
      [maria.user.id],
    );
    for (const value of rows.map((row) => row[column] as unknown)) {
      if (value !== null) expect(body, `${table}.${column}`).toContain(JSON.stringify(value));
    }
  }
  expect(body).not.toContain('argon2id');
  expect(body).not.toContain(sha256(maria.token).toString('base64'));
  expect((await download()).json()).toMatchObject({ code: 'auth.bad_credentials' });
});

test('an account is erased when its time has come, and not before or after a change of mind', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const ask = async (method: 'POST' | 'DELETE', who: typeof maria) =>
    app.inject({
      method,
      url: '/api/account/erasure',
      headers: who.headers,
      ...(method === 'POST' && { payload: { password: who.password } }),
    });
  const exists = async (id: string) =>
    (await shop.asOwner('select 1 from account where id = $1', [id])).rowCount === 1;
  const inDays = (days: number) => ({
    ...asShop(),
    now: () => new Date(Date.now() + days * 86_400_000),
  });
  const maria = await people.shopper();
  const reply = await ask('POST', maria);
  const { eraseAt } = reply.json<{ data: { eraseAt: string } }>().data;
  expect(Date.parse(eraseAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect(await shop.jobs()).toContainEqual({ name: 'accounts.erase_account', state: 'created' });

  await eraseAccount(inDays(6), personalRecords, maria.user.id);
  expect(await exists(maria.user.id)).toBe(true);
  await ask('DELETE', maria);
  await eraseAccount(inDays(8), personalRecords, maria.user.id);
  expect(await exists(maria.user.id)).toBe(true);

  await ask('POST', maria);
  await eraseAccount(inDays(8), personalRecords, maria.user.id);
  await eraseAccount(inDays(8), personalRecords, maria.user.id);
  expect(await exists(maria.user.id)).toBe(false);
  for (const { table, column } of await taggedColumns(/erase=delete/)) {
    const { rows } = await shop.asOwner(
      `select ${escapeIdentifier(column)}::text as value from ${escapeIdentifier(table)}`,
    );
    const values = rows.map(({ value }) => String(value));
    expect(values, `${table}.${column}`).not.toContain(maria.email);
    expect(values, `${table}.${column}`).not.toContain(maria.user.id);
  }
});
