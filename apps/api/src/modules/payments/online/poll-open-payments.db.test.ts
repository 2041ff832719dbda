import { asCentavos } from '@sirkito/commerce';
import { beforeAll, expect, test, vi } from 'vitest';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listPayments } from '../payment/payments.queries.ts';
import type { ProviderPayment } from '../payment/provider.ts';
import { listRefunds } from '../payment/refunds.queries.ts';
import { pollOpenPayments } from './poll-open-payments.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

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

/** Places orders whose sessions the provider does not know and that are polled first. */
async function ordersWithUnknownSessions(count: number): Promise<string[]> {
  const { orderId, orderMore } = await newOrder(shop, { paymentMethod: 'gcash', stock: count });
  const ids = [orderId];
  while (ids.length < count) ids.push((await orderMore())._id);
  await shop.asOwner(
    `insert into payment (id, order_id, provider, method, amount_centavos, status, session_ref,
       checkout_url, created_at, checked_at)
     select gen_random_uuid(), id, 'paymongo', 'gcash', 100, 'open', 'cs_' || id,
       'https://x.example', now(), now() - interval '1 day'
     from unnest($1::uuid[]) as id`,
    [ids],
  );
  return ids;
}

test('polls past sessions unknown to the provider and expires them with their order', async () => {
  const [orderId = ''] = await ordersWithUnknownSessions(50);
  const paid = await started();
  await paymongo.pay(paid.sessionRef);
  for (const _ of [1, 2]) await pollOpenPayments(later(2), paymongo.provider);
  expect(await viewOrder(paid.ctx, paid.orderId)).toMatchObject({ status: 'confirmed' });
  expect(await listPayments(shop.db, orderId)).toMatchObject([{ status: 'open' }]);
  await releaseReservation(later(16), orderId);
  await pollOpenPayments(later(18), paymongo.provider);
  expect(await listPayments(shop.db, orderId)).toMatchObject([{ status: 'expired' }]);
});

test('polls past refunds unknown to the provider', async () => {
  const { orderId, sessionRef } = await started();
  await paymongo.pay(sessionRef);
  await pollOpenPayments(later(2), paymongo.provider);
  await clerkOf(shop).refund(orderId, { reason: 'all of it' });
  const other = await newOrder(shop, { paymentMethod: 'gcash' });
  await shop.asOwner(
    `with gone as (
       insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
         created_at, paid_at, checked_at)
       select gen_random_uuid(), $1, 'paymongo', 'gcash', 100, 'paid', 'pay_' || gen_random_uuid(),
         now(), now(), now()
       from generate_series(1, 50) returning id
     )
     insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
     select gen_random_uuid(), id, 100, 'x', 'due', now(), now() - interval '1 day' from gone`,
    [other.orderId],
  );
  for (const _ of [1, 2]) await pollOpenPayments(later(2), paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'sent' }]);
});

test('logs a payment of the wrong amount for a closed order', async () => {
  const { orderId, sessionRef } = await started();
  await paymongo.pay(sessionRef);
  await shop.asOwner('update payment set amount_centavos = 100 where order_id = $1', [orderId]);
  const error = vi.spyOn(shop.log, 'error');
  const logged = () =>
    error.mock.calls.filter(
      ([, message]) => message === 'payment amount does not match; manual action required',
    );
  await pollOpenPayments(later(2), paymongo.provider);
  expect(logged()).toEqual([]);
  await releaseReservation(later(16), orderId);
  await pollOpenPayments(later(18), paymongo.provider);
  expect(await listPayments(shop.db, orderId)).toMatchObject([{ status: 'expired' }]);
  const paid = [expect.objectContaining({ amount: 107_500, currency: 'PHP' })];
  expect(logged()).toMatchObject([[{ orderId, paid }, expect.any(String)]]);
});

test('refunds a second payment in one session and logs a wrong amount', async () => {
  const { ctx, orderId, sessionRef } = await started();
  const payment = (name: string, amount: number): ProviderPayment => ({
    ref: `pay_${name}_${orderId}`,
    amount: asCentavos(amount),
    currency: 'PHP',
  });
  const first = payment('first', 107_500);
  const other = payment('other', 100);
  const second = payment('second', 107_500);
  const twice = {
    ...paymongo.provider,
    readSession: async (requested: string) =>
      requested === sessionRef
        ? { isExpired: false, paid: [first, other, second] }
        : paymongo.provider.readSession(requested),
  };
  const error = vi.spyOn(shop.log, 'error');
  await pollOpenPayments(later(2), twice);
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
  });
  expect(await listPayments(shop.db, orderId)).toMatchObject([
    { ref: first.ref, status: 'paid', refunded: 0 },
    { ref: second.ref, status: 'paid', refunded: 107_500 },
  ]);
  const reason = 'paid twice';
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ reason, status: 'due' }]);
  const details = { orderId, sessionRef, paid: [other] };
  expect(error).toHaveBeenCalledWith(
    details,
    'payment amount does not match; manual action required',
  );
});
