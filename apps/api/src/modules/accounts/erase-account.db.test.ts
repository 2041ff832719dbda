import { orderStatuses } from '@sirkito/commerce';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { newDelivered } from '#api/testing/delivered-order.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { eraseAccount } from './erase-account.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));
const dayMs = 86_400_000;
const due = new Date('2026-11-23T04:00:00.000Z');
const at = (now: Date) => ({ ...shop.as({ kind: 'shop' }), now: () => now });
const erase = (accountId: string, now: Date) => eraseAccount(at(now), personalRecords, accountId);
const leaves = (accountId: string) =>
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

/** How many wait for a row that somebody else holds. */
const waiting = async () =>
  (
    await shop.asOwner(
      `select from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query like '%for%update%'`,
    )
  ).rowCount;

test('who ordered before being erased is erased once the order has come', async () => {
  const { accountId, orderId } = await newOrder(shop);
  await leaves(accountId);
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

test('a clock that is behind the queue has the account looked at again', async () => {
  const { accountId } = await newShopper(shop);
  await leaves(accountId);
  await erase(accountId, new Date(due.getTime() - 1_000));
  expect(await eraseAtOf(accountId)).toEqual(due);
  expect(await erasuresOf(accountId)).toEqual([
    { startAfter: new Date(due.getTime() + 3_600_000) },
  ]);
});

test('an order keeps its buyer until it has come, come back or been called off', async () => {
  const keeping: string[] = [];
  for (const status of orderStatuses) {
    const { accountId } = await newShopper(shop);
    await newDelivered(shop, { accountId, productIds: [], status });
    await shop.asOwner(
      `update customer_order set payment_status = 'refunded' where account_id = $1`,
      [accountId],
    );
    await leaves(accountId);
    await erase(accountId, due);
    if (await eraseAtOf(accountId)) keeping.push(status);
  }
  expect(keeping).toEqual(['pending', 'confirmed', 'processing', 'shipped', 'delivery_failed']);
});

/** Erases somebody while a transaction of others has done its work and not committed it yet. */
async function eraseDuring(accountId: string, work: (client: Client) => Promise<unknown>) {
  await leaves(accountId);
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

test('an order that is being placed as its buyer is erased keeps them too', async () => {
  const { accountId } = await newShopper(shop);
  await eraseDuring(accountId, (client) => {
    const asOwner: typeof shop.asOwner = (statement, values) => client.query(statement, values);
    return newDelivered({ ...shop, asOwner }, { accountId, productIds: [], status: 'pending' });
  });
  expect(await eraseAtOf(accountId)).toEqual(new Date(due.getTime() + dayMs));
});

test('an order that is paid late as its buyer is erased keeps them and its address', async () => {
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

test('whoever joined the staff meanwhile stays', async () => {
  const { accountId } = await newShopper(shop);
  await leaves(accountId);
  await shop.asOwner(`update account set role = 'admin', staff_role = 'support' where id = $1`, [
    accountId,
  ]);
  await erase(accountId, due);
  expect(await eraseAtOf(accountId)).toEqual(due);
});

test.each([
  ['money for an order that was cancelled', `status = 'cancelled', payment_status = 'paid'`, true],
  ['money for an order that came back', `status = 'returned', payment_status = 'paid'`, true],
  [
    'nothing for it once some went back',
    `status = 'returned', payment_status = 'partially_refunded'`,
    false,
  ],
  [
    'nothing for one that came back long ago and was replaced',
    `status = 'returned', payment_status = 'paid', updated_at = now() - interval '40 days'`,
    false,
  ],
  ['nothing once it went back', `status = 'cancelled', payment_status = 'refunded'`, false],
  [
    'nothing that was paid at the counter and taken home',
    `is_pickup = true, payment_method = 'cod', payment_status = 'paid'`,
    false,
  ],
  [
    'nothing of that when a part went back',
    `is_pickup = true, payment_method = 'cod', payment_status = 'partially_refunded'`,
    false,
  ],
  [
    'money that was paid at the counter for an order that was cancelled',
    `is_pickup = true, payment_method = 'cod', payment_status = 'paid', status = 'cancelled'`,
    true,
  ],
])('the shop owes %s', async (_, state, isKept) => {
  const { accountId } = await newOrder(shop);
  const change = ['update customer_order set', state, 'where account_id = $1'].join(' ');
  await shop.asOwner(change, [accountId]);
  await leaves(accountId);
  await erase(accountId, due);
  expect((await eraseAtOf(accountId)) !== undefined).toBe(isKept);
});
