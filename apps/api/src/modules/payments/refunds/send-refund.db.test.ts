import { toCentavos } from '@sirkito/commerce';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import type { NewRefund } from '../payment/provider.ts';
import { receiveEvent } from '../online/receive-event.ts';
import { listRefunds } from '../payment/refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { pollOpenPayments } from '../online/poll-open-payments.ts';
import { startPayment } from '../online/start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));
afterEach(() => vi.restoreAllMocks());

const later = (seconds: number) => ({
  ...shop.as({ kind: 'shop' }),
  now: () => new Date(Date.now() + seconds * 1_000),
});

async function newPendingRefund() {
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

test('sends a refund from one worker at a time and retries after the claim expires', async () => {
  const { orderId, refundId } = await newPendingRefund();
  const sent: string[] = [];
  const failing = {
    ...paymongo.provider,
    refund: (refund: NewRefund) => {
      sent.push(refund.refundId);
      return Promise.reject(new TypeError('fetch failed'));
    },
  };
  const tries = [later(0), later(0), later(10)].map((ctx) => sendRefund(ctx, refundId, failing));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(sent).toEqual([refundId]);
  await sendRefund(later(20), refundId, failing);
  expect(sent).toHaveLength(1);
  await pollOpenPayments(later(75), paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'sent' }]);
  await expectReconciled(shop);
});

test('treats a refund that the provider already has as done', async () => {
  const { ctx, orderId, order, sessionRef, refundId } = await newPendingRefund();
  const real = globalThis.fetch;
  // An earlier request, whose response is still pending, reaches the provider first.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { 'idempotency-key': key, ...headers } = (init?.headers ?? {}) as Record<string, string>;
    if (key) await real(url, { ...init, headers });
    return real(url, init);
  });
  await sendRefund(later(0), refundId, paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'done' }]);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  expect((await paymongo.sessionTotals(sessionRef)).refunded).toBe(toCentavos(order.total));
  await expectReconciled(shop);
});
