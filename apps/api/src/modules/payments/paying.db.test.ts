import { AppError } from '@sirkito/contracts/errors';
import { beforeAll, expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { eraseAccount } from '#api/modules/accounts/erase-account.ts';
import { listOrdersById } from '#api/modules/orders/orders.queries.ts';
import { viewOrder } from '#api/modules/orders/view-order.ts';
import { releaseHold } from '#api/modules/orders/release-hold.ts';
import { cancelOrder } from '#api/modules/orders/cancel-order.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { moveStock } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listPayments } from './payments.queries.ts';
import { receiveEvent } from './receive-event.ts';
import { listRefunds } from './refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { settleOpen } from './settle-open.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newPlaces(shop));

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

test('the page to pay on asks for the total and is the same one until it is settled', async () => {
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

test("another person's order, one paid in cash and one that is over have no page", async () => {
  const { orderId, ctx } = await started();
  const other = await newOrder(shop, { paymentMethod: 'cod', stock: 3, quantity: 2 });
  const refused = (promise: Promise<unknown>) =>
    promise.then(
      () => 'opened',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  expect(await refused(startPayment(other.ctx, orderId, parts()))).toBe('order.not_found');
  expect(await refused(startPayment(other.ctx, other.orderId, parts()))).toBe('payment.not_open');
  const tooLate = { ...ctx, now: later(16).now };
  expect(await refused(startPayment(tooLate, orderId, parts()))).toBe('payment.not_open');
});

test('a provider that is away leaves the order as it is, to be paid at the next try', async () => {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'card', stock: 3, quantity: 2 });
  const away = {
    ...paymongo.provider,
    openSession: () => Promise.reject(new TypeError('fetch failed')),
  };
  await expect(startPayment(ctx, orderId, { ...parts(), provider: away })).rejects.toMatchObject({
    code: 'payment.provider_away',
  });
  expect(await startPayment(ctx, orderId, parts())).toMatch(/\/checkout\/cs_/);
  expect(await listPayments(shop.db, orderId)).toHaveLength(1);
});

test('a signed message of the payment confirms the order, once', async () => {
  const { ctx, orderId, sessionRef } = await started();
  const message = await paidMessage(sessionRef);
  await Promise.all([receive(message), receive(message), receive(message)]);
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
    heldUntil: null,
    timeline: [
      { status: 'pending', paymentStatus: null },
      { status: 'confirmed', paymentStatus: 'paid', note: 'Paid by GCash' },
    ],
  });
  await expectReconciled(shop);
});

test('a message that is forged, altered, old or signed for live payments is refused', async () => {
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

test('another amount or currency, or an attempt we do not know, confirms nothing and is kept', async () => {
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

test('a payment that failed is said so, and the next one is taken', async () => {
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

test('a late payment takes the goods again while they are there', async () => {
  const { ctx, orderId, sessionRef } = await started();
  await releaseHold(later(16), orderId);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'expired' });
  await receive(await paidMessage(sessionRef));
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'paid',
  });
  await expectReconciled(shop);
});

test('a late payment for what is sold meanwhile goes back by itself', async () => {
  const { ctx, orderId, sessionRef, productId, order } = await started();
  await releaseHold(later(16), orderId);
  await moveStock(shop, productId, -2);
  await receive(await paidMessage(sessionRef));
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refunded',
  });
  const [refund] = await listRefunds(shop.db, orderId);
  expect(refund?.reason).toBe('the payment came too late, and some of it is sold');
  await sendRefund(theShop(), refund?.id ?? '', paymongo.provider);
  await sendRefund(theShop(), refund?.id ?? '', paymongo.provider);
  expect(await paymongo.moneyOf(sessionRef)).toEqual({
    came: order.total * 100,
    went: order.total * 100,
  });
  await expectReconciled(shop);
});

test('a late payment for somebody who has left the shop goes back: there is nowhere to send it', async () => {
  const { accountId, orderId, sessionRef } = await started();
  await releaseHold(later(16), orderId);
  await shop.asOwner('update account set erase_at = now() where id = $1', [accountId]);
  await eraseAccount(later(17), personalRecords, accountId);
  await receive(await paidMessage(sessionRef));
  const [order] = await listOrdersById(shop.db, [orderId]);
  const gone = { accountId: null, status: 'cancelled', paymentStatus: 'refunded' };
  expect(order).toMatchObject(gone);
  const [refund] = await listRefunds(shop.db, orderId);
  expect(refund?.reason).toBe('the payment came too late, and the account it was for is deleted');
  await expectReconciled(shop);
});

test('an order that its owner cancels gives back what was paid, before and after', async () => {
  for (const isPaidFirst of [true, false]) {
    const { ctx, orderId, sessionRef, order } = await started();
    const message = await paidMessage(sessionRef);
    if (isPaidFirst) await receive(message);
    await cancelOrder(ctx, orderId);
    if (!isPaidFirst) await receive(message);
    await settleOpen(theShop(), paymongo.provider);
    await settleOpen(later(2), paymongo.provider);
    expect(await viewOrder(ctx, orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    expect(await paymongo.moneyOf(sessionRef)).toEqual({
      came: order.total * 100,
      went: order.total * 100,
    });
  }
  await expectReconciled(shop);
});

test('what nobody told us is asked for: a payment is taken, a page of a released order closes', async () => {
  const [paid, left] = [await started(), await started()];
  await paymongo.pay(paid.sessionRef);
  await releaseHold(later(16), left.orderId);
  await settleOpen(later(2), paymongo.provider);
  expect(await viewOrder(paid.ctx, paid.orderId)).toMatchObject({ status: 'confirmed' });
  expect(await paymongo.session(left.sessionRef)).toMatchObject({
    attributes: { status: 'expired' },
  });
  expect(await listPayments(shop.db, left.orderId)).toMatchObject([{ status: 'expired' }]);
  await expectReconciled(shop);
});
