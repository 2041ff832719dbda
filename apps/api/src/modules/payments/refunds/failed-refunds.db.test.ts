import { asCentavos, type Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test, vi } from 'vitest';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { ProviderRejectedError } from '../payment/provider.ts';
import { receiveEvent } from '../online/receive-event.ts';
import { listRefunds } from '../payment/refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { pollOpenPayments } from '../online/poll-open-payments.ts';
import { startPayment } from '../online/start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));
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
    const due = (await listRefunds(shop.db, orderId)).find(({ status }) => status === 'due');
    await sendRefund(theShop(), due?.id ?? '', provider);
  };
  const rejecting = {
    ...paymongo.provider,
    refund: () => Promise.reject(new ProviderRejectedError('refused')),
  };
  const refund = () => clerkOf(shop).refund(orderId, { amount: 10 as Pesos, reason: 'a dent' });
  return { ctx, orderId, order, refund, send, rejecting };
}

test('refunds a cancelled order after a failed refund was repeated, but stops when the latest refund fails', async () => {
  const { ctx, orderId, order, refund, send, rejecting } = await paidOrder();
  await refund();
  await send(rejecting);
  await refund();
  await send(paymongo.provider);
  await cancelOrder(ctx, orderId);
  await pollOpenPayments(theShop(), paymongo.provider);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  await send(rejecting);
  await pollOpenPayments(theShop(), paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([
    { amount: 1_000, status: 'failed' },
    { amount: 1_000, status: 'sent' },
    { amount: order.total * 100 - 1_000, status: 'failed' },
  ]);
  await expectReconciled(shop);
});

test('leaves a cancelled order to staff when its latest refund failed', async () => {
  const { ctx, orderId, refund, send, rejecting } = await paidOrder();
  await refund();
  await send(rejecting);
  await cancelOrder(ctx, orderId);
  await pollOpenPayments(theShop(), paymongo.provider);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'paid' });
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ amount: 1_000, status: 'failed' }]);
});

test('logs a refund that fails after it was sent once', async () => {
  for (const by of ['webhook', 'polling']) {
    const { ctx, orderId, refund: issue, send } = await paidOrder();
    await issue();
    await send(paymongo.provider);
    const [refund] = await listRefunds(shop.db, orderId);
    const error = vi.spyOn(shop.log, 'error');
    const ref = refund?.ref ?? '';
    const failed = {
      ref,
      refundId: refund?.id,
      amount: asCentavos(1_000),
      status: 'failed' as const,
    };
    const failing = {
      ...paymongo.provider,
      readRefund: async (requested: string) =>
        requested === ref ? failed : paymongo.provider.readRefund(requested),
    };
    const message = paymongo.message('payment.refund.updated', {
      id: ref,
      attributes: { amount: 1_000, status: 'failed', payment_id: refund?.paymentRef },
    });
    if (by === 'webhook') await receiveEvent(guest(), message, paymongo.provider);
    for (const minutes of [2, 4]) await pollOpenPayments(later(minutes), failing);
    expect(error.mock.calls, by).toEqual([
      [
        expect.objectContaining({ orderId, refundId: refund?.id }),
        'refund failed; manual action required',
      ],
    ]);
    error.mockRestore();
    expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'failed' }]);
  }
});
