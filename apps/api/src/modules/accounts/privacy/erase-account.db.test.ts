import { orderStatuses } from '@sirkito/commerce';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { eraseAccount } from './erase-account.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));
const dayMs = 86_400_000;
const due = new Date('2026-11-23T04:00:00.000Z');
const at = (now: Date) => ({ ...shop.as({ kind: 'shop' }), now: () => now });
const erase = (accountId: string, now: Date) => eraseAccount(at(now), personalRecords, accountId);
const scheduleErasure = (accountId: string) =>
  shop.asOwner('update account set erase_at = $2 where id = $1', [accountId, due]);

async function eraseAtOf(accountId: string): Promise<Date | null | undefined> {
  const { rows } = await shop.asOwner('select erase_at from account where id = $1', [accountId]);
  return (rows as { erase_at: Date | null }[])[0]?.erase_at;
}

async function erasuresOf(accountId: string): Promise<{ startAfter: Date }[]> {
  const { rows } = await shop.asOwner(
    `select start_after as "startAfter" from pgboss.job
     where name = 'accounts.erase_account' and data ->> 'accountId' = $1`,
    [accountId],
  );
  return rows as { startAfter: Date }[];
}

/** Counts the sessions waiting for a row lock. */
const waiting = async () =>
  (
    await shop.asOwner(
      `select from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query like '%for%update%'`,
    )
  ).rowCount;

test('postpones erasure until an open order is delivered', async () => {
  const { accountId, orderId } = await newOrder(shop);
  await scheduleErasure(accountId);
  const streetOf = async () => {
    const { rows } = await shop.asOwner(
      `select address ->> 'street' as street from customer_order where id = $1`,
      [orderId],
    );
    return (rows as { street: string | null }[])[0]?.street;
  };
  const street = await streetOf();
  expect(street).toBeTruthy();

  await erase(accountId, due);
  await erase(accountId, due);
  const tomorrow = new Date(due.getTime() + dayMs);
  expect(await streetOf()).toBe(street);
  expect(await eraseAtOf(accountId)).toEqual(tomorrow);
  expect(await erasuresOf(accountId)).toEqual([{ startAfter: tomorrow }]);

  await shop.asOwner(`update customer_order set status = 'delivered' where id = $1`, [orderId]);
  await erase(accountId, tomorrow);
  expect(await eraseAtOf(accountId)).toBeUndefined();
  expect(await streetOf()).toBeNull();
});

test('queues the erasure again when the clock lags the queue', async () => {
  const { accountId } = await newShopper(shop);
  await scheduleErasure(accountId);
  await erase(accountId, new Date(due.getTime() - 1_000));
  expect(await eraseAtOf(accountId)).toEqual(due);
  expect(await erasuresOf(accountId)).toEqual([
    { startAfter: new Date(due.getTime() + 3_600_000) },
  ]);
});

test('keeps an account until its orders are delivered, returned or cancelled', async () => {
  const blocking: string[] = [];
  for (const status of orderStatuses) {
    const { accountId } = await newShopper(shop);
    await newDeliveredOrder(shop, { accountId, productIds: [], status });
    await shop.asOwner(
      `update customer_order set payment_status = 'refunded' where account_id = $1`,
      [accountId],
    );
    await scheduleErasure(accountId);
    await erase(accountId, due);
    if (await eraseAtOf(accountId)) blocking.push(status);
  }
  expect(blocking).toEqual(['pending', 'confirmed', 'processing', 'shipped', 'delivery_failed']);
});

/** Runs an erasure while another transaction has done `work` but not committed. */
async function eraseDuring(accountId: string, work: (client: Client) => Promise<unknown>) {
  await scheduleErasure(accountId);
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    const erasing = erase(accountId, due);
    await expect.poll(waiting).toBe(1);
    await client.query('commit');
    await erasing;
  } finally {
    await client.end();
  }
}

test('keeps an account whose order is placed during the erasure', async () => {
  const { accountId } = await newShopper(shop);
  await eraseDuring(accountId, (client) => {
    const asOwner: typeof shop.asOwner = (statement, values) => client.query(statement, values);
    return newDeliveredOrder(
      { ...shop, asOwner },
      { accountId, productIds: [], status: 'pending' },
    );
  });
  expect(await eraseAtOf(accountId)).toEqual(new Date(due.getTime() + dayMs));
});

test('keeps an account and address whose order is paid during the erasure', async () => {
  const { accountId, orderId } = await newOrder(shop, { paymentMethod: 'gcash' });
  const move = 'update customer_order set status = $2, payment_status = $3 where id = $1';
  await shop.asOwner(move, [orderId, 'cancelled', 'expired']);
  await eraseDuring(accountId, (client) => client.query(move, [orderId, 'confirmed', 'paid']));
  expect(await eraseAtOf(accountId)).toEqual(new Date(due.getTime() + dayMs));
  const { rows } = await shop.asOwner(`select address from customer_order where id = $1`, [
    orderId,
  ]);
  expect(rows).toMatchObject([{ address: { street: '1 Sample Street' } }]);
});

test('keeps an account that has joined the staff', async () => {
  const { accountId } = await newShopper(shop);
  await scheduleErasure(accountId);
  await shop.asOwner(`update account set role = 'admin', staff_role = 'support' where id = $1`, [
    accountId,
  ]);
  await erase(accountId, due);
  expect(await eraseAtOf(accountId)).toEqual(due);
});

test.each([
  [
    'keeps an account whose cancelled order is still paid',
    `status = 'cancelled', payment_status = 'paid'`,
    true,
  ],
  [
    'keeps an account whose returned order is still paid',
    `status = 'returned', payment_status = 'paid'`,
    true,
  ],
  [
    'erases an account whose returned order was partially refunded',
    `status = 'returned', payment_status = 'partially_refunded'`,
    false,
  ],
  [
    'erases an account whose paid order was returned 40 days ago and replaced',
    `status = 'returned', payment_status = 'paid', updated_at = now() - interval '40 days'`,
    false,
  ],
  [
    'erases an account whose cancelled order was refunded',
    `status = 'cancelled', payment_status = 'refunded'`,
    false,
  ],
  [
    'erases an account whose order was paid and collected at the counter',
    `fulfilment = 'pickup', payment_method = 'cod', payment_status = 'paid'`,
    false,
  ],
  [
    'erases an account whose collected counter order was partially refunded',
    `fulfilment = 'pickup', payment_method = 'cod', payment_status = 'partially_refunded'`,
    false,
  ],
  [
    'keeps an account whose paid counter order was cancelled',
    `fulfilment = 'pickup', payment_method = 'cod', payment_status = 'paid', status = 'cancelled'`,
    true,
  ],
])('%s', async (_, state, isRetained) => {
  const { accountId } = await newOrder(shop);
  const change = ['update customer_order set', state, 'where account_id = $1'].join(' ');
  await shop.asOwner(change, [accountId]);
  await scheduleErasure(accountId);
  await erase(accountId, due);
  expect((await eraseAtOf(accountId)) !== undefined).toBe(isRetained);
});
