import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { copyOrder } from '#api/testing/data/copied-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { scaleOf } from '#api/testing/scale.ts';
import { testShop } from '#api/testing/test-shop.ts';

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
  const kill = async (client: pg.Client) => {
    // Anywhere from connecting to well into the payments.
    await delay(Math.random() * 200);
    killed += 1;
    // A field of the client that its types leave out.
    const { processID } = client as unknown as { processID: number };
    await shop.asOwner('select pg_terminate_backend($1)', [processID]);
  };
  const pay = async () => {
    while (killed < kills) {
      const client = new pg.Client({ connectionString: shop.url });
      client.on('error', () => undefined);
      await client.connect();
      const [payments] = await Promise.allSettled([payOneByOne(client, unpaid), kill(client)]);
      expect(payments).toMatchObject({ status: 'rejected' });
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
async function payOneByOne(client: pg.Client, unpaid: string[]): Promise<never> {
  for (;;) {
    const id = unpaid.pop();
    if (!id) throw new Error('no more orders');
    await client.query("update customer_order set payment_status = 'paid' where id = $1", [id]);
  }
}
