import { asPesos, paidHistory } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test, vi } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newCrowd } from '#api/testing/people/crowd.ts';
import { addPaidOrders } from '#api/testing/people/paid-orders.ts';
import { testShop } from '#api/testing/test-shop.ts';
import {
  createOrderQueue,
  placeOrder,
  placeRequests,
  type SubmitOrder,
} from '../checkout/place-order.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';

const shop = testShop();
const [products, stockEach, accounts, ordersEach] = [400, 25, 500, 10];
const productIds: string[] = [];
beforeAll(async () => {
  await newLocalities(shop);
  // The limit of one account alone would stop most of them.
  await shop.asOwner(
    `update setting set value = '{"accountUnits": 100000}' where key = 'cash_on_delivery'`,
  );
  for (let made = 0; made < products; made += 1) {
    productIds.push(await newProduct(shop, { stock: stockEach, price: 900 }));
  }
});

type Shopper = Awaited<ReturnType<typeof newCrowd>>[number];

/** Puts one to three units of a product into each cart. */
const fillCarts = (people: readonly Shopper[], round: number) =>
  shop.asOwner(
    `with emptied as (delete from cart_line where account_id = any ($1))
     insert into cart_line
     select account, ($2::uuid[])[1 + (index * 7 + $3) % $4], 1 + index % 3, 90000, now()
     from unnest($1::uuid[]) with ordinality as person (account, index)
     on conflict do nothing`,
    [people.map(({ accountId }) => accountId), productIds, round * 31, products],
  );

test('[SC-54] two processes can never take the same last room', async () => {
  const [first, second] = await newCrowd(shop, 2, { isVerified: () => true });
  if (!first || !second) throw new Error('no shoppers');
  // Each of these orders fits into 1% of stock, both together don't.
  for (const [index, { accountId }] of [first, second].entries()) {
    await shop.asOwner(
      `insert into cart_line select $1, product, 6, 90000, now() from unnest($2::uuid[]) as product`,
      [accountId, productIds.slice(index * 10, index * 10 + 10)],
    );
  }
  const [placed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = shop.as({ kind: 'shop' }).transact(async (tx) => {
    const request = {
      accountId: first.accountId,
      addressId: first.addressId,
      pickup: null,
      key: newUuid(),
      bodyHash: '',
      requestId: 'test',
      network: null,
      orderId: newUuid(),
      paymentMethod: 'bank_transfer' as const,
      expectedTotal: null,
      notes: '',
    };
    const results = await placeRequests(tx, [request], {
      at: new Date(),
      stockUnits: products * stockEach,
    });
    placed.resolve();
    await mayCommit.promise;
    return { results, orderId: request.orderId };
  });
  await placed.promise;
  const body = { addressId: second.addressId, paymentMethod: 'bank_transfer' as const, notes: '' };
  const fast = placeOrder(
    second.ctx,
    { body, key: null },
    createOrderQueue(shop.as({ kind: 'shop' })),
  ).catch((error: unknown) => error);
  const isWaiting = async () => {
    const { rowCount } = await shop.asOwner(
      `select from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    );
    return rowCount === 1;
  };
  await Promise.race([fast, vi.waitUntil(isWaiting, { interval: 5, timeout: 5_000 })]);
  mayCommit.resolve();
  const { results, orderId } = await slow;
  expect(results).toMatchObject([{ outcome: 'placed' }]);
  expect(await fast).toMatchObject({ code: 'order.online_payment_needed' });
  await cancelOrder(first.ctx, orderId);
});

test('[SC-54] 5,000 fake cash orders from 500 accounts in 250 networks, half of which paid once, hold at most 1% of stock while others buy', async () => {
  // Half of them confirm an email address, which costs an attacker little.
  const fakes = await newCrowd(shop, accounts, { isVerified: (index) => index % 2 === 0 });
  // And half of each have bought something small before.
  const buyers = fakes.filter(({ index }) => index % 4 < 2).map(({ accountId }) => accountId);
  await addPaidOrders(shop, buyers, { total: asPesos(50) });
  // As two API processes would.
  const queues = [
    createOrderQueue(shop.as({ kind: 'shop' })),
    createOrderQueue(shop.as({ kind: 'shop' })),
  ];
  const order = async ({ ctx, addressId, index }: Shopper, paymentMethod: 'cod' | 'gcash') =>
    placeOrder(
      ctx,
      {
        body: { addressId, paymentMethod, notes: '' },
        key: null,
        network: `203.0.${index % 250}`,
      },
      queues[index % 2] as SubmitOrder,
    );
  let [sent, placed] = [0, 0];
  for (let round = 0; round < ordersEach; round += 1) {
    await fillCarts(fakes, round);
    const results = await Promise.allSettled(fakes.map((one) => order(one, 'cod')));
    sent += results.length;
    placed += results.filter(({ status }) => status === 'fulfilled').length;
  }
  expect(sent).toBe(5_000);
  const { rows } = await shop.asOwner(
    `with held as (
       select product_id, sum(quantity) as units
       from order_line join customer_order on customer_order.id = order_id
       where status <> 'cancelled' group by product_id
     )
     select sum(units)::int as held, max(units)::int as most,
       (select sum(on_hand)::int from stock) as left
     from held`,
  );
  const { held, left, most } = rows[0] as Record<'held' | 'left' | 'most', number>;
  expect(held + left).toBe(products * stockEach);
  expect(placed).toBeGreaterThan(0);
  expect(held / (products * stockEach)).toBeLessThanOrEqual(0.01);
  expect(most).toBeLessThanOrEqual(stockEach / 4);
  // What was bought before has no items.
  await shop.asOwner(`delete from customer_order where status = 'delivered'`);
  await expectReconciled(shop);

  const [newcomer, regular] = await newCrowd(shop, 2, { isVerified: () => false });
  if (!newcomer || !regular) throw new Error('no shoppers');
  await fillCarts([newcomer, regular], 0);
  await expect(order(newcomer, 'cod')).rejects.toMatchObject({
    code: 'order.online_payment_needed',
  });
  expect(await order(newcomer, 'gcash')).toMatchObject({ status: 'pending' });
  await addPaidOrders(shop, [regular.accountId], { total: paidHistory.provenFrom });
  expect(await order(regular, 'cod')).toMatchObject({ status: 'pending' });
}, 120_000);
