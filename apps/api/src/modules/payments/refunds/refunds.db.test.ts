import { toCentavos, type Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { reconcile } from '#api/modules/orders/reconcile/reconcile.ts';
import { viewOrderForStaff } from '#api/modules/orders/staff/view-order-for-staff.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { endPromotion } from '#api/modules/promotions/edit-promotion.ts';
import { clerkOf, unlimited } from '#api/testing/people/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { confirmPayment } from '../capture/confirm-payment.ts';
import { receiveEvent } from '../online/receive-event.ts';
import { refundOrder } from './refund-order.ts';
import { listRefunds } from '../payment/refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { startPayment } from '../online/start-payment.ts';
import { viewOrderPayments } from '../view-order-payments.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

const guest = () => shop.as({ kind: 'guest' });
const staff = () => shop.as(shop.staff());
const theShop = () => shop.as({ kind: 'shop' });
const clerk = () => clerkOf(shop);
const pesos = (amount: number) => amount as Pesos;

async function started() {
  const placed = await newOrder(shop, { paymentMethod: 'maya', stock: 3, quantity: 2 });
  const parts = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  const url = await startPayment(placed.ctx, placed.orderId, parts);
  return { ...placed, sessionRef: url.split('/').at(-1) ?? '' };
}

async function pay(sessionRef: string) {
  await paymongo.pay(sessionRef);
  const session = await paymongo.session(sessionRef);
  const message = paymongo.message('checkout_session.payment.paid', session);
  await receiveEvent(guest(), message, paymongo.provider);
}

async function paidOrder() {
  const placed = await started();
  await pay(placed.sessionRef);
  return placed;
}

test('refunds a part and then the rest, with staff member and reason in the audit log', async () => {
  const { orderId, ctx, order, sessionRef } = await paidOrder();
  const { ctx: by, refund } = clerk();
  await refund(orderId, { amount: pesos(100.5), reason: 'one fan was missing' });
  expect(await viewOrder(ctx, orderId)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'partially_refunded',
  });
  await expectReconciled(shop);
  const payments = await refund(orderId, { reason: 'all of it' });
  expect(payments).toMatchObject({ paid: order.total, refunded: order.total });
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  for (const { id } of await listRefunds(shop.db, orderId)) {
    await sendRefund(theShop(), id, paymongo.provider);
  }
  expect(await paymongo.sessionTotals(sessionRef)).toEqual({
    paid: toCentavos(order.total),
    refunded: toCentavos(order.total),
  });
  const { rows } = await shop.asOwner(
    `select actor_id, after->>'reason' as reason from audit_entry
     where action = 'payments.refund_order' order by at`,
  );
  expect(rows).toEqual(
    ['one fan was missing', 'all of it'].map((reason) => ({
      actor_id: by.actor.kind === 'staff' ? by.actor.accountId : '',
      reason,
    })),
  );
  await expectReconciled(shop);
});

test.each([{ isPickup: false }, { isPickup: true }])(
  'records cash on delivery as a payment that can be refunded, %o',
  async (how) => {
    const { orderId, ctx, order } = await newOrder(shop, how);
    const { pack, ship, step } = clerk();
    await pack(orderId);
    await ship(orderId);
    expect((await viewOrderPayments(staff(), orderId)).payments).toEqual([]);
    await step(orderId, { status: 'delivered' });
    expect(await viewOrderPayments(staff(), orderId)).toMatchObject({
      paid: order.total,
      payments: [
        {
          provider: 'cash',
          method: 'cod',
          status: 'paid',
          reference: `Cash for ${order.orderNumber}`,
        },
      ],
    });
    await expectReconciled(shop);
    await clerk().refund(orderId, { amount: pesos(100.5), reason: 'a dented box' });
    expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'partially_refunded' });
    await expectReconciled(shop);
    await step(orderId, { status: 'returned' });
    const payments = await clerk().refund(orderId, { reason: 'it came back' });
    expect(payments).toMatchObject({
      refunded: order.total,
      refunds: [{ status: 'done' }, { status: 'done' }],
    });
    expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'refunded' });
    await expectReconciled(shop);
  },
);

test('does not record confirmed cash twice, and reconciliation finds a missing payment', async () => {
  const { orderId, order } = await newOrder(shop);
  const body = { orderId, reference: `LBC ${order.orderNumber}`, amount: order.total };
  await confirmPayment(staff(), body);
  const { pack, ship, step } = clerk();
  await pack(orderId);
  await ship(orderId);
  await step(orderId, { status: 'delivered' });
  expect(await viewOrderPayments(staff(), orderId)).toMatchObject({
    paid: order.total,
    payments: [{}],
  });
  await expectReconciled(shop);
  await shop.asOwner('delete from payment where order_id = $1', [orderId]);
  const checks = await reconcile(theShop());
  // Neither the payment status nor the invoice has its payment.
  expect(checks.flatMap(({ different }) => different)).toHaveLength(2);
  await shop.asOwner('update customer_order set payment_status = $2 where id = $1', [
    orderId,
    'paid',
  ]);
  await expectReconciled(shop);
});

test('refunds a late payment with the reason that its promotion is used up', async () => {
  const { _id } = await newPromotion(shop, { maxRedemptions: 2 });
  const online = await started();
  const transfer = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const later = { ...theShop(), now: () => new Date(Date.now() + 49 * 3_600_000) };
  for (const { orderId } of [online, transfer]) await releaseReservation(later, orderId);
  for (const _ of [1, 2]) await newOrder(shop);
  await pay(online.sessionRef);
  await confirmPayment(staff(), {
    orderId: transfer.orderId,
    reference: 'BPI-LATE',
    amount: transfer.order.total,
  });
  await endPromotion(staff(), _id);
  const why = 'but too late: the promotion has reached its limit';
  const released = await viewOrder(transfer.ctx, transfer.orderId);
  expect(released).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  expect(released.timeline.map(({ note }) => note)).toContain(
    `Paid by bank transfer, ${why}. We'll arrange a refund`,
  );
  expect(await viewOrder(online.ctx, online.orderId)).toMatchObject({ paymentStatus: 'refunded' });
  expect(await listRefunds(shop.db, online.orderId)).toMatchObject([
    { reason: 'payment arrived too late, and the promotion has reached its limit' },
  ]);
  await expectReconciled(shop);
});

test('refuses a refund by a shopper and a refund larger than what was paid', async () => {
  const { orderId, ctx, order } = await paidOrder();
  const unpaid = await newOrder(shop, { paymentMethod: 'gcash', stock: 3, quantity: 2 });
  const byShopper = refundOrder(ctx, { orderId, version: 1, reason: 'x' }, unlimited);
  await expect(byShopper).rejects.toMatchObject({ code: 'auth.wrong_role' });
  const over = pesos(order.total + 0.01);
  for (const [id, amount] of [
    [orderId, over],
    [unpaid.orderId, pesos(1)],
  ] as const) {
    await expect(clerk().refund(id, { amount, reason: 'x' })).rejects.toMatchObject({
      code: 'payment.refund_exceeds_payment',
    });
  }
});

test('refunds once when the same request is sent ten times at once', async () => {
  const { orderId, order, sessionRef } = await paidOrder();
  const third = pesos(Math.floor(order.total / 3));
  const { ctx: by } = clerk();
  const { version } = await viewOrderForStaff(by, orderId);
  const request = { orderId, version, amount: third, reason: 'twice pressed' };
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => refundOrder(by, request, unlimited)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = refundOrder(by, request, unlimited);
  await expect(again).rejects.toMatchObject({ code: 'order.edit_conflict' });
  const refunds = await listRefunds(shop.db, orderId);
  await Promise.all(
    [...refunds, ...refunds].map(({ id }) => sendRefund(theShop(), id, paymongo.provider)),
  );
  expect((await paymongo.sessionTotals(sessionRef)).refunded).toBe(toCentavos(third));
  await expectReconciled(shop);
});

test('refuses a refund larger than the payment in the database', async () => {
  const { orderId } = await paidOrder();
  await expect(
    shop.asOwner(
      `insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
       select gen_random_uuid(), id, amount_centavos + 1, 'x', 'due', now(), now()
       from payment where order_id = $1`,
      [orderId],
    ),
  ).rejects.toThrow('a refund exceeds its payment');
});

test('counts a rejected refund as paid again and refunds once after a lost response', async () => {
  const { orderId, ctx, order, sessionRef } = await paidOrder();
  await clerk().refund(orderId, { amount: pesos(10), reason: 'x' });
  const [sent] = await listRefunds(shop.db, orderId);
  const losing = {
    ...paymongo.provider,
    refund: async (request: Parameters<typeof paymongo.provider.refund>[0]) => {
      await paymongo.provider.refund(request);
      throw new TypeError('fetch failed');
    },
  };
  await expect(sendRefund(theShop(), sent?.id ?? '', losing)).rejects.toThrow('fetch failed');
  const later = { ...theShop(), now: () => new Date(Date.now() + 60_000) };
  await sendRefund(later, sent?.id ?? '', paymongo.provider);
  expect(await listRefunds(shop.db, orderId)).toMatchObject([{ status: 'done' }]);
  expect((await paymongo.sessionTotals(sessionRef)).refunded).toBe(1_000);

  // The rest is refunded in the provider's dashboard, and its webhook has not arrived yet.
  const { paid } = await paymongo.provider.readSession(sessionRef);
  const rest = toCentavos(order.total) - 1_000;
  const attributes = { amount: rest, payment_id: paid[0]?.ref };
  await paymongo.ask('/v1/refunds', { data: { attributes } });
  await clerk().refund(orderId, { reason: 'the rest' });
  const due = (await listRefunds(shop.db, orderId)).find(({ status }) => status === 'due');
  await sendRefund(theShop(), due?.id ?? '', paymongo.provider);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'partially_refunded' });
  const payment = await paymongo.ask<{ data: object }>(`/v1/payments/${paid[0]?.ref}`);
  const message = paymongo.message('payment.refunded', payment.data);
  await receiveEvent(guest(), message, paymongo.provider);
  expect(await viewOrder(ctx, orderId)).toMatchObject({ paymentStatus: 'refunded' });
  await expectReconciled(shop);
});
