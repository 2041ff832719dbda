import { toCentavos } from '@sirkito/commerce';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { viewOrder } from '#api/modules/orders/view-order.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import type { NewRefund } from './provider.ts';
import { receiveEvent } from './receive-event.ts';
import { listRefunds } from './refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { settleOpen } from './settle-open.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newPlaces(shop));
afterEach(() => vi.restoreAllMocks());

const later = (seconds: number) => ({
  ...shop.as({ kind: 'shop' }),
  now: () => new Date(Date.now() + seconds * 1_000),
});

async function owedRefund() {
  const { ctx, orderId, order } = await newOrder(shop, { paymentMethod: 'gcash' });
  const parts = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  const sessionRef = (await startPayment(ctx, orderId, parts)).split('/').at(-1) ?? '';
  await paymongo.pay(sessionRef);
  const session = await paymongo.session(sessionRef);
  const message = paymongo.message('checkout_session.payment.paid', session);
  await receiveEvent(shop.as({ kind: 'guest' }), message, paymongo.provider);
  await clerkOf(shop).refund(orderId, { reason: 'all of it' });
  const [refund] = await listRefunds(shop.db, orderId);
  return { ctx, orderId, order, sessionRef, refundId: refund?.id ?? '' };
}

test('a refund is sent by one at a time, and by the next once that one had time to end', async () => {
  const { orderId, refundId } = await owedRefund();
  const sent: string[] = [];
  const away = {
    ...paymongo.provider,
    refund: (asked: NewRefund) => {
      sent.push(asked.refundId);
      return Promise.reject(new TypeError('fetch failed'));
    },
  };
  const tries = [later(0), later(0), later(10)].map((ctx) => sendRefund(ctx, refundId, away));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(sent).toEqual([refundId]);
  await sendRefund(later(20), refundId, away);
  expect(sent).toHaveLength(1);
  await settleOpen(later(75), paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'sent' }]);
  await expectReconciled(shop);
});

test('a refund that is refused because it was made a moment ago has not failed', async () => {
  const { ctx, orderId, order, sessionRef, refundId } = await owedRefund();
  const real = globalThis.fetch;
  // The one before it, whose answer is not there yet, is taken first.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { 'idempotency-key': key, ...headers } = (init?.headers ?? {}) as Record<string, string>;
    if (key) await real(url, { ...init, headers });
    return real(url, init);
  });
  await sendRefund(later(0), refundId, paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'done' }]);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  expect((await paymongo.moneyOf(sessionRef)).went).toBe(toCentavos(order.total));
  await expectReconciled(shop);
});
