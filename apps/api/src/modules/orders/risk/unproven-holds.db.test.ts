import { paidHistory, type PaymentMethod } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { changePaymentMethod } from '#api/modules/payments/change-payment-method.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { unlimited } from '#api/testing/people/clerk.ts';
import { newCrowd } from '#api/testing/people/crowd.ts';
import { addPaidOrders } from '#api/testing/people/paid-orders.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue, placeOrder, type SubmitOrder } from '../checkout/place-order.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { changeOrderStatus } from '../fulfilment/change-order-status.ts';
import { lockUnprovenHolds } from './switch-risk.queries.ts';

const shop = testShop();
const paymongo = testPaymongo();
/** As of two API processes. */
let queues: SubmitOrder[];
type Shopper = Awaited<ReturnType<typeof newCrowd>>[number];
let crowd: Shopper[];
let taken = 0;

beforeAll(async () => {
  await newLocalities(shop);
  await shop.asOwner(`delete from setting where key = 'cash_on_delivery'`);
  await newProduct(shop, { stock: 100_000 });
  queues = [
    createOrderQueue(shop.as({ kind: 'shop' })),
    createOrderQueue(shop.as({ kind: 'shop' })),
  ];
  crowd = await newCrowd(shop, 120, { isVerified: () => true });
});

const next = (count: number) => crowd.slice(taken, (taken += count));

interface Purchase {
  productId: string;
  quantity?: number;
  paymentMethod?: PaymentMethod;
  network?: string | null;
}

async function buy(
  { accountId, addressId, ctx, index }: Shopper,
  { productId, quantity = 1, paymentMethod = 'cod', network = null }: Purchase,
) {
  await shop.asOwner(`insert into cart_line values ($1, $2, $3, 100000, now())`, [
    accountId,
    productId,
    quantity,
  ]);
  const body = { addressId, paymentMethod, notes: '' };
  return placeOrder(ctx, { body, key: null, network }, queues[index % 2] as SubmitOrder);
}

const outcomes = async (people: readonly Shopper[], purchase: Purchase) => {
  const results = await Promise.allSettled(people.map((one) => buy(one, purchase)));
  return {
    placed: results.flatMap((one) => (one.status === 'fulfilled' ? [one.value._id] : [])),
    codes: results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    ),
  };
};
const heldOf = async (orderId: string) => {
  const { rows } = await shop.asOwner(
    'select quantity, pays_later from unproven_hold where order_id = $1',
    [orderId],
  );
  return rows;
};

test('[SC-53] new customers of one network hold at most a quarter of a product unpaid, from two processes at once', async () => {
  const productId = await newProduct(shop, { stock: 41 });
  const online = { productId, paymentMethod: 'gcash', network: '203.0.113' } as const;
  const first = await outcomes(next(20), online);
  expect(first.placed).toHaveLength(10);
  expect(new Set(first.codes)).toEqual(new Set(['order.held_by_others']));
  expect((await outcomes(next(2), { ...online, network: '198.51.100' })).placed).toHaveLength(2);
  // A network that isn't known limits nobody.
  expect((await outcomes(next(2), { ...online, network: null })).placed).toHaveLength(2);
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = $1`, [
    first.placed[0],
  ]);
  expect((await outcomes(next(3), online)).placed).toHaveLength(1);
});

test('[SC-53] a small stock can be held: 2 units by paying later, 5 from one network', async () => {
  const productId = await newProduct(shop, { stock: 6 });
  const { placed, codes } = await outcomes(next(4), { productId });
  expect([placed.length, codes]).toEqual([
    2,
    ['order.online_payment_needed', 'order.online_payment_needed'],
  ]);
  const scarce = await newProduct(shop, { stock: 6 });
  const online = { productId: scarce, paymentMethod: 'maya', network: '192.0.2' } as const;
  expect((await outcomes(next(6), online)).placed).toHaveLength(5);
});

test('[SC-53] cash orders leave room for new customers of their network who pay online', async () => {
  const productId = await newProduct(shop, { stock: 20 });
  const network = '203.0.113';
  const cash = await outcomes(next(6), { productId, network });
  expect([cash.placed.length, cash.codes]).toEqual([5, ['order.online_payment_needed']]);
  const online = { productId, paymentMethod: 'gcash', network } as const;
  const paidNow = await outcomes(next(6), online);
  expect([paidNow.placed.length, paidNow.codes]).toEqual([5, ['order.held_by_others']]);
  const other = await newProduct(shop, { stock: 20 });
  expect((await outcomes(next(5), { ...online, productId: other })).placed).toHaveLength(5);
  expect((await outcomes(next(1), { productId: other, network })).codes).toEqual([
    'order.held_by_others',
  ]);
});

test('[SC-55] a hold ends when staff confirm the order or it is cancelled, delivered orders hold nothing', async () => {
  const productId = await newProduct(shop, { stock: 8 });
  const two = next(2);
  const { placed } = await outcomes(two, { productId });
  const [confirmed = '', cancelled = ''] = placed;
  expect(await heldOf(confirmed)).toEqual([{ quantity: 1, pays_later: true }]);
  expect((await outcomes(next(1), { productId })).placed).toEqual([]);
  await changeOrderStatus(
    shop.as(shop.staff()),
    confirmed,
    { version: 1, status: 'confirmed' },
    unlimited,
  );
  expect(await heldOf(confirmed)).toEqual([]);
  const owner = async (id: string) => {
    const { rows } = await shop.asOwner('select account_id from customer_order where id = $1', [
      id,
    ]);
    return two.find(
      ({ accountId }) => accountId === (rows[0] as { account_id: string }).account_id,
    );
  };
  await cancelOrder((await owner(cancelled))?.ctx ?? shop.as({ kind: 'guest' }), cancelled);
  expect(await heldOf(cancelled)).toEqual([]);
  expect((await outcomes(next(3), { productId })).placed).toHaveLength(2);
});

test('[SC-55] switching an unpaid online order to cash passes the checks of checkout', async () => {
  const productId = await newProduct(shop, { stock: 8 });
  const buyers = next(3);
  const { placed } = await outcomes(buyers, { productId, paymentMethod: 'gcash' });
  expect(placed).toHaveLength(3);
  const switched = await Promise.allSettled(
    buyers.map(async ({ ctx, accountId }) => {
      const { rows } = await shop.asOwner('select id from customer_order where account_id = $1', [
        accountId,
      ]);
      const orderId = (rows[0] as { id: string }).id;
      await changePaymentMethod(ctx, { orderId, paymentMethod: 'cod' }, paymongo.provider);
      return heldOf(orderId);
    }),
  );
  expect(switched.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'payment.method_unavailable' } },
  ]);
  expect(switched.find(({ status }) => status === 'fulfilled')).toMatchObject({
    value: [{ quantity: 1, pays_later: true }],
  });
  const { rows } = await shop.asOwner(
    `select cod_score from customer_order where id = any ($1) and payment_method = 'cod'`,
    [placed],
  );
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toEqual({ cod_score: expect.any(Number) as number });
});

test('[SC-55] the score of an order that switches to cash counts its network', async () => {
  const productId = await newProduct(shop, { stock: 1_000 });
  const online = { productId, paymentMethod: 'gcash', network: '198.51.101' } as const;
  await outcomes(next(10), online);
  const [buyer] = next(1);
  if (!buyer) throw new Error('no shopper');
  const { _id: orderId } = await buy(buyer, online);
  await changePaymentMethod(buyer.ctx, { orderId, paymentMethod: 'cod' }, paymongo.provider);
  const { rows } = await shop.asOwner('select cod_reasons from customer_order where id = $1', [
    orderId,
  ]);
  expect(rows).toMatchObject([{ cod_reasons: { networkOrders: 1 } }]);
});

test('[SC-55] switching to an online payment waits for no cash order', async () => {
  const productId = await newProduct(shop, { stock: 8 });
  const [buyer] = next(1);
  if (!buyer) throw new Error('no shopper');
  const { _id: orderId } = await buy(buyer, { productId, paymentMethod: 'gcash' });
  await shop.as({ kind: 'shop' }).transact(async (tx) => {
    await lockUnprovenHolds(tx);
    await changePaymentMethod(buyer.ctx, { orderId, paymentMethod: 'maya' }, paymongo.provider);
  });
  expect(await heldOf(orderId)).toEqual([{ quantity: 1, pays_later: false }]);
});

test('[SC-54] the shares do not limit customers who have paid ₱20,000', async () => {
  const productId = await newProduct(shop, { stock: 8 });
  const regulars = next(6);
  const accountIds = regulars.map(({ accountId }) => accountId);
  await addPaidOrders(shop, accountIds, { total: paidHistory.provenFrom });
  expect((await outcomes(regulars, { productId, network: '203.0.113' })).placed).toHaveLength(6);
});
