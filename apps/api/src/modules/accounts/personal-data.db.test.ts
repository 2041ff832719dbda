import { sql } from 'kysely';
import { escapeIdentifier } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { sha256 } from './account/tokens.ts';
import { insertPersonalData } from '#api/testing/people/personal-data.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { eraseAccount } from './privacy/erase-account.ts';
import { issueEmailedLink } from './auth/issue-emailed-link.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));
const asShop = () => shop.as({ kind: 'shop' });

/** Append-only logs, retained for their period. */
const excludedTables = ['audit_entry', 'security_event'];

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
  return (rows as Tagged[]).filter(
    ({ table, tag }) => form.test(tag) && !excludedTables.includes(table),
  );
}

/** Lists the rows of a table that belong to an account. */
async function rowsOf(table: string, accountId: string): Promise<Record<string, unknown>[]> {
  const owned = {
    account: sql`id = ${accountId}`,
    invoice_document_buyer: sql`(branch, kind, number) in (
      select branch, document.kind, document.number from invoice_document as document
      join customer_order on customer_order.id = order_id where account_id = ${accountId})`,
    session_token: sql`session_id in (select id from session where account_id = ${accountId})`,
  }[table];
  const question = sql`
    select * from ${sql.table(table)} where ${owned ?? sql`account_id = ${accountId}`}`;
  const compiled = question.compile(shop.db);
  const { rows } = await shop.asOwner(compiled.sql, [...compiled.parameters]);
  return rows as Record<string, unknown>[];
}

/** Returns the JSON form of a value; for objects and arrays, of each member. */
function serialized(value: unknown): string[] {
  if (value === null || value === '') return [];
  if (Buffer.isBuffer(value)) return [value.toString('base64')];
  // pg returns bigint columns as strings.
  if (typeof value === 'string' && /^\d+$/.test(value)) return [value];
  // Documents are stored as text and exported as what they hold.
  if (typeof value === 'string' && value.startsWith('{')) return serialized(JSON.parse(value));
  if (typeof value !== 'object' || value instanceof Date) return [JSON.stringify(value)];
  return Object.values(value).flatMap(serialized);
}

/** Counts the rows that contain each personal value in the columns that erasure clears. */
async function countOccurrences(
  personalValues: Map<Tagged, string[]>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [{ table, column }, values] of personalValues) {
    const { rows } = await shop.asOwner(
      `select ${escapeIdentifier(column)}::text as value from ${escapeIdentifier(table)}`,
    );
    const texts = (rows as { value: string | null }[]).map((row) => row.value ?? '');
    for (const value of values) {
      const count = texts.filter((text) => text.includes(value)).length;
      counts[`${table}.${column}: ${value}`] = count;
    }
  }
  return counts;
}

async function listPersonalValues(accountId: string): Promise<Map<Tagged, string[]>> {
  const values = new Map<Tagged, string[]>();
  for (const tagged of await taggedColumns(/erase=(?:delete|anonymise)/)) {
    const texts = (await rowsOf(tagged.table, accountId))
      .flatMap((row) => row[tagged.column])
      .filter((value) => !(value instanceof Date) && !Buffer.isBuffer(value));
    values.set(
      tagged,
      texts.flatMap(serialized).map((text) => text.replaceAll('"', '')),
    );
  }
  return values;
}

test('assigns every table with personal data to the module that exports and erases it', async () => {
  const tables = (await taggedColumns(/kind=/)).map(({ table }) => table);
  const claimed = personalRecords.flatMap((records) => records.tables);
  expect(claimed.toSorted()).toEqual([...new Set(tables)].toSorted());
});

test('exports every value tagged for export and no credential', async () => {
  const app = await shop.app();
  const people = peopleOf(shop, app);
  const [maria, clerk] = [await people.shopper(), await people.staff()];
  await insertPersonalData(maria, { shop, app, staffId: clerk.user.id });
  const link = await issueEmailedLink(asShop(), 'download_data', { email: maria.email });
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
    const values = rows.flatMap((row) => serialized(row[column]));
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

test('erases an account when it is due, unless the owner cancelled', async () => {
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
  await insertPersonalData(maria, { shop, app, staffId: clerk.user.id });
  const tables = [...new Set((await taggedColumns(/kind=/)).map(({ table }) => table))];
  for (const table of tables) {
    expect((await rowsOf(table, maria.user.id)).length, table).toBeGreaterThan(0);
  }
  const values = await listPersonalValues(maria.user.id);
  const before = await countOccurrences(values);
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
  for (const [value, count] of Object.entries(await countOccurrences(values))) {
    expect(count, value).toBeLessThan(before[value] ?? 0);
  }
});
