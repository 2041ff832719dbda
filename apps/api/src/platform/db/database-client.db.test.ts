import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { DatabaseClient } from './database-client.ts';
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

test('[DP-15] names a prepared statement by its content', async () => {
  const namesIn = (...queries: RawBuilder<unknown>[]) =>
    shop.db.connection().execute(async (db) => {
      for (const query of queries) await selectRaw(db, query);
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like '%as named%'
        order by prepare_time
      `.execute(db);
      return rows.map(({ name }) => name);
    });
  const [one, two] = [sql`select 1 as named`, sql`select 2 as named`];
  const [first, second] = await Promise.all([namesIn(one, two), namesIn(two, one)]);
  expect(new Set(first).size).toBe(2);
  expect(second).toEqual(first.toReversed());
});

test('[AV-01] lets the kernel probe an idle connection', async () => {
  const client = new DatabaseClient({ connectionString: shop.url });
  await client.connect();
  // The driver's stream is a socket.
  const { localPort = 0 } = client.connection.stream as Socket;
  const port = localPort.toString(16).toUpperCase().padStart(4, '0');
  const sockets = ['tcp', 'tcp6'].map((name) => readFileSync(`/proc/net/${name}`, 'utf8')).join();
  const [timer] = new RegExp(`:${port} \\S+ 01 \\S+ (\\d\\d):`).exec(sockets)?.slice(1) ?? [];
  await client.end();
  // Keepalive is timer 2.
  expect(timer).toBe('02');
});
