import type { Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test, vi } from 'vitest';
import { cancelOrder } from '#api/modules/orders/cancel-order.ts';
import { viewOrder } from '#api/modules/orders/view-order.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { ProviderRefusal } from './provider.ts';
import { receiveEvent } from './receive-event.ts';
import { listRefunds } from './refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { settleOpen } from './settle-open.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newPlaces(shop));
const theShop = () => shop.as({ kind: 'shop' });
const guest = () => shop.as({ kind: 'guest' });
const later = (minutes: number) => ({
  ...theShop(),
  now: () => new Date(Date.now() + minutes * 60_000),
});

async function paidOrder() {
  const { ctx, orderId, order } = await newOrder(shop, { paymentMethod: 'gcash' });
  const parts = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  const sessionRef = (await startPayment(ctx, orderId, parts)).split('/').at(-1) ?? '';
  await paymongo.pay(sessionRef);
  const session = await paymongo.session(sessionRef);
  const message = paymongo.message('checkout_session.payment.paid', session);
  await receiveEvent(guest(), message, paymongo.provider);
  const send = async (provider: typeof paymongo.provider) => {
    const owed = (await listRefunds(shop.db, orderId)).find(({ status }) => status === 'owed');
    await sendRefund(theShop(), owed?.id ?? '', provider);
  };
  const refusing = {
    ...paymongo.provider,
    refund: () => Promise.reject(new ProviderRefusal('refused')),
  };
  const give = () => clerkOf(shop).refund(orderId, { amount: 10 as Pesos, reason: 'a dent' });
  return { ctx, orderId, order, give, send, refusing };
}

test('a refund that failed and was made again holds back no cancellation, one in vain after it does', async () => {
  const { ctx, orderId, order, give, send, refusing } = await paidOrder();
  await give();
  await send(refusing);
  await give();
  await send(paymongo.provider);
  await cancelOrder(ctx, orderId);
  await settleOpen(theShop(), paymongo.provider);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  await send(refusing);
  await settleOpen(theShop(), paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([
    { amount: 1_000, status: 'failed' },
    { amount: 1_000, status: 'sent' },
    { amount: order.total * 100 - 1_000, status: 'failed' },
  ]);
  await expectReconciled(shop);
});

test('money that could not be given back may have gone another way: people decide, not the shop', async () => {
  const { ctx, orderId, give, send, refusing } = await paidOrder();
  await give();
  await send(refusing);
  await cancelOrder(ctx, orderId);
  await settleOpen(theShop(), paymongo.provider);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'paid' });
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ amount: 1_000, status: 'failed' }]);
});

test('a refund that was taken and fails later is told to whoever reads the log, once', async () => {
  for (const by of ['message', 'asking']) {
    const { ctx, orderId, give, send } = await paidOrder();
    await give();
    await send(paymongo.provider);
    const [refund] = await listRefunds(shop.db, orderId);
    const error = vi.spyOn(shop.log, 'error');
    const ref = refund?.ref ?? '';
    const failed = { ref, refundId: refund?.id, amount: 1_000, status: 'failed' as const };
    const failing = {
      ...paymongo.provider,
      readRefund: async (asked: string) =>
        asked === ref ? failed : paymongo.provider.readRefund(asked),
    };
    const message = paymongo.message('payment.refund.updated', {
      id: ref,
      attributes: { amount: 1_000, status: 'failed', payment_id: refund?.paymentRef },
    });
    if (by === 'message') await receiveEvent(guest(), message, paymongo.provider);
    for (const minutes of [2, 4]) await settleOpen(later(minutes), failing);
    expect(error.mock.calls, by).toEqual([
      [
        expect.objectContaining({ orderId, refundId: refund?.id }),
        'a refund did not go through: it needs a person',
      ],
    ]);
    error.mockRestore();
    expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'failed' }]);
  }
});
