import { AppError } from '@sirkito/contracts/errors';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { eraseAccount } from '#api/modules/accounts/privacy/erase-account.ts';
import { listOrdersById } from '#api/modules/orders/order/orders.queries.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listPayments } from '../payment/payments.queries.ts';
import { receiveEvent } from './receive-event.ts';
import { listRefunds } from '../payment/refunds.queries.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { pollOpenPayments } from './poll-open-payments.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

const theShop = () => shop.as({ kind: 'shop' });
const later = (minutes: number) => ({
  ...theShop(),
  now: () => new Date(Date.now() + minutes * 60_000),
});
const parts = () => ({ provider: paymongo.provider, shopUrl: 'https://shop.example' });

async function started(stock = 3) {
  const placed = await newOrder(shop, { paymentMethod: 'gcash', stock, quantity: 2 });
  const checkoutUrl = await startPayment(placed.ctx, placed.orderId, parts());
  const sessionRef = checkoutUrl.split('/').at(-1) ?? '';
  return { ...placed, checkoutUrl, sessionRef };
}

async function paidMessage(sessionRef: string) {
  await paymongo.pay(sessionRef);
  const session = await paymongo.session(sessionRef);
  return paymongo.message('checkout_session.payment.paid', session);
}

const receive = (message: { raw: string; signature: string }, ctx = shop.as({ kind: 'guest' })) =>
  receiveEvent(ctx, message, paymongo.provider);

test('opens one checkout session for the total and reuses it', async () => {
  const { ctx, orderId, order, checkoutUrl, sessionRef } = await started();
  const again = await Promise.all([1, 2, 3].map(() => startPayment(ctx, orderId, parts())));
  expect(new Set([checkoutUrl, ...again]).size).toBe(1);
  expect(await paymongo.session(sessionRef)).toMatchObject({
    attributes: {
      line_items: [{ amount: order.total * 100, currency: 'PHP', quantity: 1 }],
      payment_method_types: ['gcash'],
      reference_number: order.orderNumber,
      success_url: `https://shop.example/shop/account/orders/${orderId}?paid=1`,
      cancel_url: `https://shop.example/shop/account/orders/${orderId}?paid=0`,
    },
  });
});

test("opens no checkout for another customer's order, a cash order or an expired order", async () => {
  const { orderId, ctx } = await started();
  const other = await newOrder(shop, { paymentMethod: 'cod', stock: 3, quantity: 2 });
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'opened',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  expect(await codeOf(startPayment(other.ctx, orderId, parts()))).toBe('order.not_found');
  expect(await codeOf(startPayment(other.ctx, other.orderId, parts()))).toBe('payment.not_open');
  const tooLate = { ...ctx, now: later(16).now };
  expect(await codeOf(startPayment(tooLate, orderId, parts()))).toBe('payment.not_open');
});

test('lets the shopper retry after a provider outage', async () => {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'card', stock: 3, quantity: 2 });
  const failing = {
    ...paymongo.provider,
    openSession: () => Promise.reject(new TypeError('fetch failed')),
  };
  const attempt = startPayment(ctx, orderId, { ...parts(), provider: failing });
  await expect(attempt).rejects.toMatchObject({ code: 'payment.provider_unavailable' });
  expect(await startPayment(ctx, orderId, parts())).toMatch(/\/checkout\/cs_/);
  expect(await listPayments(shop.db, orderId)).toHaveLength(1);
});

test('confirms the order once for a signed event sent three times', async () => {
  const { ctx, orderId, sessionRef } = await started();
  const message = await paidMessage(sessionRef);
  await Promise.all([receive(message), receive(message), receive(message)]);
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    heldUntil: null,
    timeline: [
      { status: 'pending', paymentStatus: null },
      { status: 'confirmed', paymentStatus: 'paid', note: 'Paid with GCash' },
    ],
  });
  await expectReconciled(shop);
});

test('refuses an event that is forged, altered, old or signed for live mode', async () => {
  const { ctx, orderId, sessionRef } = await started();
  const { raw, signature } = await paidMessage(sessionRef);
  const old = paymongo.message('checkout_session.payment.paid', {}, { at: Date.now() - 301_000 });
  const forged = [
    { raw, signature: '' },
    { raw, signature: signature.replace(/te=..../, 'te=0000') },
    { raw: `${raw} `, signature },
    { raw, signature: signature.replace(/te=(\w+),li=/, 'te=,li=$1') },
    old,
  ];
  for (const message of forged) {
    await expect(receive(message)).rejects.toMatchObject({ code: 'payment.bad_signature' });
  }
  expect(await viewOrder(ctx, orderId)).toMatchObject({ status: 'pending' });
});

test('stores an event with the wrong amount, currency or session for review', async () => {
  const { ctx, orderId, sessionRef } = await started();
  const payment = (amount: number, currency: string) => ({
    id: sessionRef,
    attributes: {
      checkout_url: 'https://pay.example',
      status: 'active',
      payments: [{ id: 'pay_x', attributes: { amount, currency, status: 'paid' } }],
    },
  });
  const amount = (await listPayments(shop.db, orderId))[0]?.amount ?? 0;
  const wrong = [
    payment(amount - 1, 'PHP'),
    payment(amount, 'USD'),
    { ...payment(amount, 'PHP'), id: 'cs_unknown' },
  ];
  for (const data of wrong) {
    await receive(paymongo.message('checkout_session.payment.paid', data));
  }
  await receive(paymongo.message('source.chargeable', { id: 'src_1' }));
  expect(await viewOrder(ctx, orderId)).toMatchObject({ status: 'pending' });
  const { rows } = await shop.asOwner(
    `select outcome, count(*)::int from payment_event where outcome <> 'handled' group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { outcome: 'ignored', count: 1 },
    { outcome: 'review', count: 3 },
  ]);
});

test('records a failed payment and accepts the next one', async () => {
  const { ctx, orderId, sessionRef } = await started();
  const id = (await listPayments(shop.db, orderId))[0]?.id;
  const failed = paymongo.message('payment.failed', {
    attributes: { failed_message: 'Declined', metadata: { attempt: id } },
  });
  const paid = await paidMessage(sessionRef);
  await receive(failed);
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'pending',
    paymentStatus: 'failed',
  });
  await receive(paid);
  await receive(paymongo.message('payment.failed', JSON.parse(failed.raw).data.attributes.data));
  expect(await viewOrder(ctx, orderId)).toMatchObject({ status: 'confirmed' });
  await expectReconciled(shop);
});

test('reopens a released order on a late payment while it is in stock', async () => {
  const { ctx, orderId, sessionRef } = await started();
  await releaseReservation(later(16), orderId);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'expired' });
  await receive(await paidMessage(sessionRef));
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
  });
  await expectReconciled(shop);
});

test('refunds a late payment when the items are sold out', async () => {
  const { ctx, orderId, sessionRef, productId, order } = await started();
  await releaseReservation(later(16), orderId);
  await insertStockMovement(shop, productId, -2);
  await receive(await paidMessage(sessionRef));
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
  });
  const [refund] = await listRefunds(shop.db, orderId);
  expect(refund?.reason).toBe('payment arrived too late, and some items are sold out');
  await sendRefund(theShop(), refund?.id ?? '', paymongo.provider);
  await sendRefund(theShop(), refund?.id ?? '', paymongo.provider);
  expect(await paymongo.sessionTotals(sessionRef)).toEqual({
    paid: order.total * 100,
    refunded: order.total * 100,
  });
  await expectReconciled(shop);
});

test('refunds a late payment for an erased account', async () => {
  const { accountId, orderId, sessionRef } = await started();
  await releaseReservation(later(16), orderId);
  await shop.asOwner('update account set erase_at = now() where id = $1', [accountId]);
  await eraseAccount(later(17), personalRecords, accountId);
  await receive(await paidMessage(sessionRef));
  const [order] = await listOrdersById(shop.db, [orderId]);
  const gone = { accountId: null, status: 'cancelled', paymentStatus: 'refunded' };
  expect(order).toMatchObject(gone);
  const [refund] = await listRefunds(shop.db, orderId);
  expect(refund?.reason).toBe('payment arrived too late, and the account has been deleted');
  await expectReconciled(shop);
});

test('refunds a payment made before or after the customer cancels', async () => {
  for (const isPaidFirst of [true, false]) {
    const { ctx, orderId, sessionRef, order } = await started();
    const message = await paidMessage(sessionRef);
    if (isPaidFirst) await receive(message);
    await cancelOrder(ctx, orderId);
    if (!isPaidFirst) await receive(message);
    await pollOpenPayments(theShop(), paymongo.provider);
    await pollOpenPayments(later(2), paymongo.provider);
    expect(await viewOrder(ctx, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    expect(await paymongo.sessionTotals(sessionRef)).toEqual({
      paid: order.total * 100,
      refunded: order.total * 100,
    });
  }
  await expectReconciled(shop);
});

test('polls for a missed payment and closes the session of a released order', async () => {
  const [paid, left] = [await started(), await started()];
  await paymongo.pay(paid.sessionRef);
  await releaseReservation(later(16), left.orderId);
  await pollOpenPayments(later(2), paymongo.provider);
  expect(await viewOrder(paid.ctx, paid.orderId)).toMatchObject({ status: 'confirmed' });
  expect(await paymongo.session(left.sessionRef)).toMatchObject({
    attributes: { status: 'expired' },
  });
  expect(await listPayments(shop.db, left.orderId)).toMatchObject([{ status: 'expired' }]);
  await expectReconciled(shop);
});
