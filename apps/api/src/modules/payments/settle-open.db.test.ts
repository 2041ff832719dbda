import { beforeAll, expect, test, vi } from 'vitest';
import { releaseHold } from '#api/modules/orders/release-hold.ts';
import { viewOrder } from '#api/modules/orders/view-order.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listPayments } from './payments.queries.ts';
import type { ProviderPayment } from './provider.ts';
import { listRefunds } from './refunds.queries.ts';
import { settleOpen } from './settle-open.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newPlaces(shop));

const later = (minutes: number) => ({
  ...shop.as({ kind: 'shop' }),
  now: () => new Date(Date.now() + minutes * 60_000),
});

async function started() {
  const placed = await newOrder(shop, { paymentMethod: 'gcash' });
  const parts = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  const url = await startPayment(placed.ctx, placed.orderId, parts);
  return { ...placed, sessionRef: url.split('/').at(-1) ?? '' };
}

/** Orders whose pages the provider has forgotten, to be asked about before all others. */
async function forgotten(count: number): Promise<string[]> {
  const { orderId, orderMore } = await newOrder(shop, { paymentMethod: 'gcash', stock: count });
  const ids = [orderId];
  while (ids.length < count) ids.push((await orderMore())._id);
  await shop.asOwner(
    `insert into payment (id, order_id, provider, method, amount_centavos, status, session_ref,
       checkout_url, created_at, asked_at)
     select gen_random_uuid(), id, 'paymongo', 'gcash', 100, 'open', 'cs_' || id,
       'https://x.example', now(), now() - interval '1 day'
     from unnest($1::uuid[]) as id`,
    [ids],
  );
  return ids;
}

test('pages that the provider does not know hold up no other, and end with their order', async () => {
  const [orderId = ''] = await forgotten(50);
  const paid = await started();
  await paymongo.pay(paid.sessionRef);
  for (const _ of [1, 2]) await settleOpen(later(2), paymongo.provider);
  expect(await viewOrder(paid.ctx, paid.orderId)).toMatchObject({ status: 'confirmed' });
  expect(await listPayments(shop.db, orderId)).toMatchObject([{ status: 'open' }]);
  await releaseHold(later(16), orderId);
  await settleOpen(later(18), paymongo.provider);
  expect(await listPayments(shop.db, orderId)).toMatchObject([{ status: 'expired' }]);
});

test('refunds that the provider does not know hold up no other', async () => {
  const { orderId, sessionRef } = await started();
  await paymongo.pay(sessionRef);
  await settleOpen(later(2), paymongo.provider);
  await clerkOf(shop).refund(orderId, { reason: 'all of it' });
  const other = await newOrder(shop, { paymentMethod: 'gcash' });
  await shop.asOwner(
    `with gone as (
       insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
         created_at, paid_at, asked_at)
       select gen_random_uuid(), $1, 'paymongo', 'gcash', 100, 'paid', 'pay_' || gen_random_uuid(),
         now(), now(), now()
       from generate_series(1, 50) returning id
     )
     insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
     select gen_random_uuid(), id, 100, 'x', 'owed', now(), now() - interval '1 day' from gone`,
    [other.orderId],
  );
  for (const _ of [1, 2]) await settleOpen(later(2), paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'sent' }]);
});

test('a payment of another amount for an order that is over is told to whoever reads the log', async () => {
  const { orderId, sessionRef } = await started();
  await paymongo.pay(sessionRef);
  await shop.asOwner('update payment set amount_centavos = 100 where order_id = $1', [orderId]);
  const error = vi.spyOn(shop.log, 'error');
  const told = () =>
    error.mock.calls.filter(([, words]) => words === 'a payment of another amount needs a person');
  await settleOpen(later(2), paymongo.provider);
  expect(told()).toEqual([]);
  await releaseHold(later(16), orderId);
  await settleOpen(later(18), paymongo.provider);
  expect(await listPayments(shop.db, orderId)).toMatchObject([{ status: 'expired' }]);
  const paid = [expect.objectContaining({ amount: 107_500, currency: 'PHP' })];
  expect(told()).toMatchObject([[{ orderId, paid }, expect.any(String)]]);
});

test('who paid twice on one page gets the second payment back, and another amount is told', async () => {
  const { ctx, orderId, sessionRef } = await started();
  const payment = (name: string, amount: number): ProviderPayment => ({
    ref: `pay_${name}_${orderId}`,
    amount,
    currency: 'PHP',
  });
  const first = payment('first', 107_500);
  const other = payment('other', 100);
  const second = payment('second', 107_500);
  const twice = {
    ...paymongo.provider,
    readSession: async (asked: string) =>
      asked === sessionRef
        ? { isExpired: false, paid: [first, other, second] }
        : paymongo.provider.readSession(asked),
  };
  const error = vi.spyOn(shop.log, 'error');
  await settleOpen(later(2), twice);
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
  });
  expect(await listPayments(shop.db, orderId)).toMatchObject([
    { ref: first.ref, status: 'paid', went: 0 },
    { ref: second.ref, status: 'paid', went: 107_500 },
  ]);
  const reason = 'this order was paid twice';
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ reason, status: 'owed' }]);
  const about = { orderId, sessionRef, paid: [other] };
  expect(error).toHaveBeenCalledWith(about, 'a payment of another amount needs a person');
});
