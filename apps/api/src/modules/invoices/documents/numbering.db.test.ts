import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '#api/platform/db/pool.ts';
import type { DB } from '#api/platform/db/schema.gen.ts';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { scaleOf } from '#api/testing/scale.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { issueDueDocuments } from './issue-documents.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** `INVOICE_KILLS=1000` for the long form. */
const kills = scaleOf('INVOICE_KILLS', 100);
const payers = 4;

test(`[IN-02] ${String(kills)} connections killed while numbering leave no gap and no duplicate`, async () => {
  await copyOrder(shop, kills * 60);
  const { rows } = await shop.asOwner('select id from customer_order');
  const unpaid = (rows as { id: string }[]).map(({ id }) => id);
  let killed = 0;
  const kill = async (client: object) => {
    // Anywhere from connecting to well into the payments.
    await delay(Math.random() * 200);
    killed += 1;
    // A field of the client that its types leave out.
    const { processID } = client as { processID: number };
    await shop.asOwner('select pg_terminate_backend($1)', [processID]);
  };
  const pay = async () => {
    while (killed < kills) {
      const pool = createPool({ url: shop.url, size: 1 });
      const client = await pool.connect();
      client.on('error', () => undefined);
      const release = client.release.bind(client);
      // One connection, never replaced.
      const held = { connect: () => Object.assign(client, { release: () => undefined }) };
      const db = createDatabase(held as unknown as Pool);
      const [payments] = await Promise.allSettled([payOneByOne(db, unpaid), kill(client)]);
      expect(payments).toMatchObject({ status: 'rejected' });
      release(true);
      await pool.end();
    }
  };
  await Promise.all(Array.from({ length: payers }, pay));
  const { rows: numbers } = await shop.asOwner(
    `select count(*)::integer as count, max(number)::integer as last, count(distinct number)::integer
       as different, (select last_number::integer from document_series where kind = 'invoice') as series
     from invoice_document where kind = 'invoice'`,
  );
  const [{ count, last, different, series }] = numbers as [Record<string, number>];
  expect(unpaid.length).toBeGreaterThan(0);
  expect(count).toBeGreaterThan(kills / 10);
  expect([last, different, series]).toEqual([count, count, count]);
}, 600_000);

/** Until the connection is gone. */
async function payOneByOne(db: Kysely<DB>, unpaid: string[]): Promise<never> {
  for (;;) {
    const id = unpaid.pop();
    if (!id) throw new Error('no more orders');
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('customer_order')
        .set({ payment_status: 'paid' })
        .where('id', '=', id)
        .execute();
      await issueDueDocuments(tx, id);
    });
  }
}
