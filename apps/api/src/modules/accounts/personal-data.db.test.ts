import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { sha256 } from './tokens.ts';
import { beKnown } from '#api/testing/known-person.ts';
import { peopleOf } from '#api/testing/people.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { eraseAccount } from './erase-account.ts';
import { issueLink } from './issue-link.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));
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

/** The rows of a table that are a person's own. */
async function rowsOf(table: string, accountId: string): Promise<Record<string, unknown>[]> {
  const owned = {
    account: sql`id = ${accountId}`,
    session_token: sql`session_id in (select id from session where account_id = ${accountId})`,
  }[table];
  const question = sql`
    select * from ${sql.table(table)} where ${owned ?? sql`account_id = ${accountId}`}`;
  const compiled = question.compile(shop.db);
  const { rows } = await shop.asOwner(compiled.sql, [...compiled.parameters]);
  return rows as Record<string, unknown>[];
}

/** As it stands in JSON; of something with parts, each part. */
function written(value: unknown): string[] {
  if (value === null || value === '') return [];
  if (Buffer.isBuffer(value)) return [value.toString('base64')];
  // Large numbers come out of the database as text.
  if (typeof value === 'string' && /^\d+$/.test(value)) return [value];
  if (typeof value !== 'object' || value instanceof Date) return [JSON.stringify(value)];
  return Object.values(value).flatMap(written);
}

/** How often each word of a person stands in the columns that erasing empties. */
async function countWords(words: Map<Tagged, string[]>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [{ table, column }, values] of words) {
    const { rows } = await shop.asOwner(
      `select ${escapeIdentifier(column)}::text as value from ${escapeIdentifier(table)}`,
    );
    const texts = (rows as { value: string | null }[]).map(({ value }) => value ?? '');
    for (const word of values) {
      const count = texts.filter((text) => text.includes(word)).length;
      counts[`${table}.${column}: ${word}`] = count;
    }
  }
  return counts;
}

async function wordsOf(accountId: string): Promise<Map<Tagged, string[]>> {
  const words = new Map<Tagged, string[]>();
  for (const tagged of await taggedColumns(/erase=(?:delete|anonymise)/)) {
    const texts = (await rowsOf(tagged.table, accountId))
      .flatMap((row) => row[tagged.column])
      .filter((value) => !(value instanceof Date) && !Buffer.isBuffer(value));
    words.set(
      tagged,
      texts.flatMap(written).map((text) => text.replaceAll('"', '')),
    );
  }
  return words;
}

test('every table with personal data is exported and erased by the module it belongs to', async () => {
  const tables = (await taggedColumns(/kind=/)).map(({ table }) => table);
  const claimed = personalRecords.flatMap((records) => records.tables);
  expect(claimed.toSorted()).toEqual([...new Set(tables)].toSorted());
});

test('the export holds every value that is tagged for it and no secret', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [maria, clerk] = [await people.shopper(), await people.staff()];
  await beKnown(maria, { shop, app, staffId: clerk.user.id });
  const link = await issueLink(asShop(), 'download_data', { email: maria.email });
  const token = link?.path.split('/').at(-1) ?? '';
  const download = () =>
    app.inject({
      method: 'POST',
      url: '/api/account/data/download',
      headers: maria.headers,
      payload: { token },
    });
  const { body } = await download();

  const missing: string[] = [];
  for (const { table, column } of await taggedColumns(/export=yes/)) {
    const rows = await rowsOf(table, maria.user.id);
    expect(rows.length, table).toBeGreaterThan(0);
    const values = rows.flatMap((row) => written(row[column]));
    if (!values.every((value) => body.includes(value))) missing.push(`${table}.${column}`);
  }
  expect(missing).toEqual([]);
  for (const { table, column } of await taggedColumns(/kind=credential/)) {
    const rows = await rowsOf(table, maria.user.id);
    const values = rows.flatMap((row) => row[column]);
    for (const secret of values.filter((value) => Buffer.isBuffer(value))) {
      expect(body, `${table}.${column}`).not.toContain(secret.toString('base64'));
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
  const clerk = await people.staff();
  await beKnown(maria, { shop, app, staffId: clerk.user.id });
  const tables = [...new Set((await taggedColumns(/kind=/)).map(({ table }) => table))];
  for (const table of tables) {
    expect((await rowsOf(table, maria.user.id)).length, table).toBeGreaterThan(0);
  }
  const words = await wordsOf(maria.user.id);
  const before = await countWords(words);
  expect(Object.keys(before).length).toBeGreaterThan(60);
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
  for (const table of tables) {
    expect(await rowsOf(table, maria.user.id), table).toEqual([]);
  }
  for (const [word, count] of Object.entries(await countWords(words))) {
    expect(count, word).toBeLessThan(before[word] ?? 0);
  }
});
