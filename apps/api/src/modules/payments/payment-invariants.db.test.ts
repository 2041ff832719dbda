import { randomUUID } from 'node:crypto';
import { AppError } from '@sirkito/contracts/errors';
import { isPaidOnline, type PaymentMethod, type Pesos } from '@sirkito/commerce';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import { releaseReservation } from '#api/modules/orders/reservations/release-reservation.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { changePaymentMethod } from './change-payment-method.ts';
import { sumPayments } from './payment/payment-totals.ts';
import { expireAttempt, listPayments } from './payment/payments.queries.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { receiveEvent } from './online/receive-event.ts';
import { pollOpenPayments } from './online/poll-open-payments.ts';
import { startPayment } from './online/start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

const theShop = (minutes = 0) => ({
  ...shop.as({ kind: 'shop' }),
  now: () => new Date(Date.now() + minutes * 60_000),
});

type Step =
  | { verb: 'open again' | 'release' | 'cancel' | 'sell out' | 'settle' }
  | { verb: 'pay' | 'fail' | 'deliver' | 'forge'; index: number }
  | { verb: 'switch'; to: PaymentMethod }
  | { verb: 'refund'; pesos: number };

/** Runs the steps on one order, settles everything and compares our totals with the provider's. */
async function play(steps: readonly Step[], provider: PaymentProvider): Promise<void> {
  const { ctx, orderId, productId } = await newOrder(shop, {
    paymentMethod: 'gcash',
    stock: 3,
    quantity: 2,
  });
  const sessions: string[] = [];
  const messages: { raw: string; signature: string }[] = [];
  const receive = (message: { raw: string; signature: string }) =>
    receiveEvent(shop.as({ kind: 'guest' }), message, provider);
  const open = async () => {
    const url = await startPayment(ctx, orderId, { provider, shopUrl: 'https://shop.example' });
    const ref = url.split('/').at(-1) ?? '';
    if (!sessions.includes(ref)) sessions.push(ref);
  };
  const at = <T>(list: readonly T[], index: number) => list[index % list.length];

  const verbs: Record<Step['verb'], (step: Step) => Promise<unknown>> = {
    pay: async (step) => {
      const ref = ('index' in step && at(sessions, step.index)) || '';
      await paymongo.pay(ref);
      const session = await paymongo.session(ref);
      messages.push(paymongo.message('checkout_session.payment.paid', session));
    },
    // The shopper may still pay a session that we expired, and the new one too.
    'open again': async () => {
      const [last] = (await listPayments(shop.db, orderId)).slice(-1);
      if (last) await shop.as({ kind: 'shop' }).transact((tx) => expireAttempt(tx, last.id));
      await open();
    },
    fail: async () => {
      const attempt = (await listPayments(shop.db, orderId))[0]?.id;
      const attributes = { failed_message: 'Declined', metadata: { attempt } };
      messages.push(paymongo.message('payment.failed', { attributes }));
    },
    deliver: async (step) => {
      const message = 'index' in step && at(messages, step.index);
      if (message) await receive(message);
    },
    forge: async (step) => {
      const ref = 'index' in step ? at(sessions, step.index) : '';
      const amount = (await listPayments(shop.db, orderId))[0]?.amount;
      const paid = {
        id: `pay_${randomUUID()}`,
        attributes: { amount, currency: 'PHP', status: 'paid' },
      };
      const attributes = { checkout_url: 'https://x.example', status: 'active', payments: [paid] };
      const { raw } = paymongo.message('checkout_session.payment.paid', { id: ref, attributes });
      await receive({ raw, signature: `t=${Math.floor(Date.now() / 1_000)},te=00,li=00` });
    },
    // Earlier sessions can still be paid, see `pay`.
    switch: async (step) => {
      const paymentMethod = 'to' in step ? step.to : 'maya';
      await changePaymentMethod(ctx, { orderId, paymentMethod }, provider);
      if (isPaidOnline(paymentMethod)) await open();
    },
    release: () => releaseReservation(theShop(16), orderId),
    cancel: () => cancelOrder(ctx, orderId),
    'sell out': () => insertStockMovement(shop, productId, -1),
    settle: () => pollOpenPayments(theShop(2), provider),
    refund: (step) => {
      const amount = ('pesos' in step ? step.pesos : 0) as Pesos;
      return clerkOf(shop).refund(orderId, { amount, reason: 'a test' });
    },
  };
  await open();
  for (const step of steps) {
    await verbs[step.verb](step).catch((error: unknown) => {
      // Client errors and sold-out stock are expected.
      const isExpected = error instanceof AppError && error.status < 500;
      if (!isExpected && !String(error).includes('stock_level_allocated_is_on_hand')) throw error;
    });
    await expectReconciled(shop);
  }
  for (const message of messages.toReversed()) await receive(message);
  for (const minutes of [2, 4, 6]) await pollOpenPayments(theShop(minutes), provider);

  await expectReconciled(shop);
  const ours = sumPayments(await listPayments(shop.db, orderId));
  const theirs = await Promise.all(sessions.map((ref) => paymongo.sessionTotals(ref)));
  const sum = (key: 'paid' | 'refunded') =>
    theirs.reduce((total, session) => total + session[key], 0);
  expect(ours).toEqual({ paid: sum('paid'), refunded: sum('refunded') });
  const { status } = await viewOrder(ctx, orderId);
  if (status === 'cancelled') expect(ours.paid - ours.refunded).toBe(0);
}

const index = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('pay' as const), index }) },
  { weight: 5, arbitrary: fc.record({ verb: fc.constant('deliver' as const), index }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constantFrom('fail' as const, 'forge'), index }) },
  {
    weight: 5,
    arbitrary: fc.record({
      verb: fc.constantFrom('open again' as const, 'release', 'cancel', 'sell out', 'settle'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      verb: fc.constant('switch' as const),
      to: fc.constantFrom('gcash' as const, 'maya', 'bank_transfer', 'cod'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      verb: fc.constant('refund' as const),
      pesos: fc.integer({ min: 1, max: 2_500 }),
    }),
  },
);

test('keeps payments reconciled whatever the order, number and delay of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), (steps) => play(steps, paymongo.provider)),
    { numRuns: 25 },
  );
});

const forgedAndRepeated: Step[] = [
  { verb: 'forge', index: 0 },
  { verb: 'pay', index: 0 },
  { verb: 'deliver', index: 0 },
  { verb: 'deliver', index: 0 },
];

test('detects unverified signatures and events handled twice', async () => {
  await play(forgedAndRepeated, paymongo.provider);
  const trusting: PaymentProvider = {
    ...paymongo.provider,
    readEvent: ({ raw }) => paymongo.provider.readEvent({ ...signAgain(raw), at: new Date() }),
  };
  await expect(play(forgedAndRepeated.slice(0, 1), trusting)).rejects.toThrow();
  const forgetful: PaymentProvider = {
    ...paymongo.provider,
    readEvent: (message) => {
      const event = paymongo.provider.readEvent(message);
      if (event?.about !== 'paid') return event;
      const payments = event.payments.map((paid) => ({ ...paid, ref: `pay_${randomUUID()}` }));
      return { ...event, id: `evt_${randomUUID()}`, payments };
    },
  };
  await expect(play(forgedAndRepeated.slice(1), forgetful)).rejects.toThrow();
});

const signAgain = (raw: string) => {
  const { id, attributes } = (
    JSON.parse(raw) as { data: { id: string; attributes: { type: string; data: object } } }
  ).data;
  return paymongo.message(attributes.type, attributes.data, { id });
};
