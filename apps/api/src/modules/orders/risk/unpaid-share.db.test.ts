import { asPesos, type PaymentMethod } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { beforeAll, expect, test, vi } from 'vitest';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import { changePaymentMethod } from '#api/modules/payments/change-payment-method.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { orderRequest } from '#api/testing/data/order-request.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newCrowd } from '#api/testing/people/crowd.ts';
import { addPaidOrders } from '#api/testing/people/paid-orders.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { readOrderRules } from '../order/order-rules.ts';
import { createOrderQueue } from '../placing/order-queue.ts';
import { placeBatch } from '../placing/place-batch.ts';
import { placeOrder } from '../placing/place-order.ts';
import { releaseReservation } from '../reservations/release-reservation.ts';

const shop = testShop();
const paymongo = testPaymongo();
const theShop = () => shop.as({ kind: 'shop' });
type Shopper = Awaited<ReturnType<typeof newCrowd>>[number];
/** New customers; every second one has confirmed the email address. */
let crowd: Shopper[];
beforeAll(async () => {
  await newLocalities(shop);
  await shop.asOwner(`delete from setting where key = 'cash_on_delivery'`);
  crowd = await newCrowd(shop, 400, { isVerified: (index) => index % 2 === 0 });
});

let taken = 0;
const next = (count: number) => crowd.slice(taken, (taken += count));
const nextOne = () => next(1)[0] as Shopper;

const fill = (people: readonly Shopper[], productId: string, quantity: number) =>
  shop.asOwner(
    `insert into cart_line select account, $2, $3, 100000, now() from unnest($1::uuid[]) as account`,
    [people.map(({ accountId }) => accountId), productId, quantity],
  );

interface Purchase {
  methodOf?: (index: number) => PaymentMethod;
  quantity?: number;
}

/** Everybody orders at the same time, from two processes. */
async function buy(
  people: readonly Shopper[],
  productId: string,
  { methodOf = () => 'cod', quantity = 1 }: Purchase = {},
) {
  await fill(people, productId, quantity);
  const queues = [createOrderQueue(theShop()), createOrderQueue(theShop())] as const;
  const results = await Promise.allSettled(
    people.map(({ ctx, addressId }, index) => {
      const body = { addressId, paymentMethod: methodOf(index), notes: '' };
      return placeOrder(ctx, { body, key: null }, queues[index % 2 === 0 ? 0 : 1]);
    }),
  );
  return {
    placed: results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    codes: results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    ),
  };
}

const stockOf = async (productId: string) => {
  const { rows } = await shop.asOwner(
    'select available as left, held_unpaid as held from available_stock where product_id = $1',
    [productId],
  );
  return rows[0] as { left: number; held: number };
};

test('[SC-54] of 3 units in stock, 3 are sold to 60 new customers behind one address who pay cash', async () => {
  const productId = await newProduct(shop, { stock: 3 });
  const { placed, codes } = await buy(next(60), productId);
  expect(placed).toHaveLength(3);
  expect(new Set(codes)).toEqual(new Set(['order.out_of_stock']));
});

test('[SC-54] 200 fake accounts hold half of a product by paying later, and the rest is sold online', async () => {
  const productId = await newProduct(shop, { stock: 101 });
  const byCashOrTransfer = (index: number) => (index % 3 === 0 ? 'bank_transfer' : 'cod');
  const { placed, codes } = await buy(next(200), productId, { methodOf: byCashOrTransfer });
  expect(placed).toHaveLength(50);
  expect(new Set(codes)).toEqual(new Set(['order.unpaid_share_full']));
  expect(await stockOf(productId)).toEqual({ left: 51, held: 50 });

  const regular = nextOne();
  await addPaidOrders(shop, [regular.accountId], { total: asPesos(500) });
  expect((await buy([regular], productId)).codes).toEqual([]);
  const online = await buy(next(50), productId, { methodOf: () => 'gcash' });
  expect(online.codes).toEqual([]);
  // Only orders that are paid later and of new customers count.
  expect(await stockOf(productId)).toEqual({ left: 0, held: 50 });
});

test('[SC-54] staff set the share; one order takes no more than it, and 3 units can always be held', async () => {
  await shop.asOwner(
    `insert into setting (key, value, updated_at)
     values ('cash_on_delivery', '{"reviewFrom": 50, "refuseFrom": 100, "productShare": 20}', now())`,
  );
  const productId = await newProduct(shop, { stock: 50 });
  const codes = async (quantity: number) => (await buy([nextOne()], productId, { quantity })).codes;
  expect(await codes(11)).toEqual(['order.unpaid_share_full']);
  expect(await codes(10)).toEqual([]);
  expect(await codes(1)).toEqual(['order.unpaid_share_full']);
  expect((await buy(next(4), await newProduct(shop, { stock: 14 }))).placed).toHaveLength(3);
  await shop.asOwner(`delete from setting where key = 'cash_on_delivery'`);
});

test('[SC-54] two processes can never take the same last room', async () => {
  const productId = await newProduct(shop, { stock: 6 });
  expect((await buy(next(2), productId)).codes).toEqual([]);
  const [first, second] = [nextOne(), nextOne()];
  await fill([first, second], productId, 1);
  const place = ({ accountId, addressId }: Shopper, afterwards?: () => Promise<void>) =>
    theShop().transact(async (tx) => {
      const rules = await readOrderRules(tx);
      const request = orderRequest({ accountId, destination: { addressId } });
      const batch = { rules, at: new Date(), skipLocked: false };
      const [placement] = await placeBatch(tx, [request], batch);
      await afterwards?.();
      return placement?.outcome;
    });
  const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = place(first, () => {
    written.resolve();
    return mayCommit.promise;
  });
  await written.promise;
  const fast = place(second);
  const isWaiting = async () => {
    const { rowCount } = await shop.asOwner(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rowCount === 1;
  };
  await Promise.race([fast, vi.waitUntil(isWaiting, { interval: 5 })]);
  mayCommit.resolve();
  expect([await slow, await fast]).toEqual(['placed', 'unpaid_share_full']);
});

test('[SC-55] what an order holds is free again when staff confirm it, it is paid, cancelled or expires', async () => {
  const later = (hours: number) => ({
    ...theShop(),
    now: () => new Date(Date.now() + hours * 3_600_000),
  });
  const ends: [PaymentMethod, (order: Order, owner: Shopper) => Promise<unknown>][] = [
    ['cod', ({ _id }) => clerkOf(shop).step(_id, { status: 'confirmed' })],
    [
      'bank_transfer',
      ({ _id: orderId, total: amount }) =>
        confirmPayment(clerkOf(shop).ctx, { orderId, reference: 'BDO 1', amount }),
    ],
    ['cod', ({ _id }, { ctx }) => cancelOrder(ctx, _id)],
    ['bank_transfer', ({ _id }) => releaseReservation(later(48.1), _id)],
  ];
  for (const [paymentMethod, end] of ends) {
    const productId = await newProduct(shop, { stock: 6 });
    const [owner, ...others] = next(3) as [Shopper, Shopper, Shopper];
    const { placed } = await buy([owner, ...others], productId, { methodOf: () => paymentMethod });
    const [order] = placed as [Order, Order, Order];
    expect(await stockOf(productId)).toEqual({ left: 3, held: 3 });
    expect((await buy([nextOne()], productId)).codes).toEqual(['order.unpaid_share_full']);
    if (paymentMethod === 'bank_transfer') await releaseReservation(later(47.9), order._id);
    expect(await stockOf(productId)).toMatchObject({ held: 3 });
    await end(order, owner);
    expect(await stockOf(productId)).toMatchObject({ held: 2 });
  }
});

test('[SC-55] switching the payment method passes the checks of checkout', async () => {
  const productId = await newProduct(shop, { stock: 6 });
  const buyers = next(4);
  const { placed } = await buy(buyers, productId, { methodOf: () => 'gcash' });
  expect(await stockOf(productId)).toEqual({ left: 2, held: 0 });
  const switchTo = (order: Order, paymentMethod: PaymentMethod) => {
    const owner = buyers[placed.indexOf(order)] as Shopper;
    const change = { orderId: order._id, paymentMethod };
    return changePaymentMethod(owner.ctx, change, paymongo.provider);
  };
  const three = placed.slice(0, 3);
  const switched = await Promise.allSettled(
    three.map((order, index) => switchTo(order, index === 0 ? 'bank_transfer' : 'cod')),
  );
  expect(switched.map(({ status }) => status)).toEqual(three.map(() => 'fulfilled'));
  expect(await stockOf(productId)).toEqual({ left: 2, held: 3 });
  const [transfer, , , last] = placed as [Order, Order, Order, Order];
  await expect(switchTo(last, 'cod')).rejects.toMatchObject({ code: 'payment.method_unavailable' });
  await switchTo(transfer, 'maya');
  await switchTo(last, 'cod');
  expect(await stockOf(productId)).toEqual({ left: 2, held: 3 });
  const { rows } = await shop.asOwner(
    `select cod_rules_version as version, cod_reasons as reasons from customer_order
     where id = any ($1) and payment_method = 'cod'`,
    [placed.map(({ _id }) => _id)],
  );
  expect(rows).toEqual(three.map(() => ({ version: 3, reasons: { newAccount: 1 } })));
  // What was bought before has no items.
  await shop.asOwner(`delete from customer_order where status = 'delivered'`);
  await expectReconciled(shop);
});
