import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { selectRaw, writeRaw } from './select-raw.ts';

const shop = testShop();

test('prepares raw SQL once per connection', async () => {
  const prepared = await shop.db.transaction().execute(async (tx) => {
    for (const one of [1, 2, 3]) {
      await selectRaw(tx, sql`select ${one}::integer as asked`);
      await writeRaw(
        tx,
        sql`delete from cart where false and ${one}::integer = 1 returning 1 as asked`,
      );
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like '%as asked%'
    `.execute(tx);
    return rows;
  });
  expect(prepared).toHaveLength(2);
});
