import { randomUUID } from 'node:crypto';
import { AppError } from '@sirkito/contracts/errors';
import type { Pesos } from '@sirkito/commerce';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#api/modules/orders/cancel-order.ts';
import { releaseHold } from '#api/modules/orders/release-hold.ts';
import { viewOrder } from '#api/modules/orders/view-order.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { moveStock } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { moneyOf } from './money.ts';
import { expireAttempt, listPayments } from './payments.queries.ts';
import type { PaymentProvider } from './provider.ts';
import { receiveEvent } from './receive-event.ts';
import { settleOpen } from './settle-open.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newPlaces(shop));

const theShop = (minutes = 0) => ({
  ...shop.as({ kind: 'shop' }),
  now: () => new Date(Date.now() + minutes * 60_000),
});

type Step =
  | { verb: 'pay' | 'open again' | 'release' | 'cancel' | 'sell out' | 'settle' }
  | { verb: 'fail' | 'deliver' | 'forge'; place: number }
  | { verb: 'refund'; pesos: number };

/** Plays the steps on one order, lets everything settle, and compares the books on both sides. */
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
  const at = <T>(list: readonly T[], place: number) => list[place % list.length];

  const verbs: Record<Step['verb'], (step: Step) => Promise<unknown>> = {
    pay: async () => {
      const ref = sessions.at(-1) ?? '';
      await paymongo.pay(ref);
      const session = await paymongo.session(ref);
      messages.push(paymongo.message('checkout_session.payment.paid', session));
    },
    // A page that we gave up and the shopper did not: both may be paid.
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
      const message = 'place' in step && at(messages, step.place);
      if (message) await receive(message);
    },
    forge: async (step) => {
      const ref = 'place' in step ? at(sessions, step.place) : '';
      const amount = (await listPayments(shop.db, orderId))[0]?.amount;
      const paid = {
        id: `pay_${randomUUID()}`,
        attributes: { amount, currency: 'PHP', status: 'paid' },
      };
      const attributes = { checkout_url: 'https://x.example', status: 'active', payments: [paid] };
      const { raw } = paymongo.message('checkout_session.payment.paid', { id: ref, attributes });
      await receive({ raw, signature: `t=${Math.floor(Date.now() / 1_000)},te=00,li=00` });
    },
    release: () => releaseHold(theShop(16), orderId),
    cancel: () => cancelOrder(ctx, orderId),
    'sell out': () => moveStock(shop, productId, -1),
    settle: () => settleOpen(theShop(2), provider),
    refund: (step) => {
      const amount = ('pesos' in step ? step.pesos : 0) as Pesos;
      return clerkOf(shop).refund(orderId, { amount, reason: 'a test' });
    },
  };
  await open();
  for (const step of steps) {
    await verbs[step.verb](step).catch((error: unknown) => {
      // Being refused is a fine answer; so is an empty shelf.
      const isFine = error instanceof AppError && error.status < 500;
      if (!isFine && !String(error).includes('stock_is_never_negative')) throw error;
    });
    await expectReconciled(shop);
  }
  for (const message of messages.toReversed()) await receive(message);
  for (const minutes of [2, 4, 6]) await settleOpen(theShop(minutes), provider);

  await expectReconciled(shop);
  const books = moneyOf(await listPayments(shop.db, orderId));
  const theirs = await Promise.all(sessions.map((ref) => paymongo.moneyOf(ref)));
  const sum = (key: 'came' | 'went') => theirs.reduce((all, one) => all + one[key], 0);
  expect(books).toEqual({ came: sum('came'), went: sum('went') });
  const { status } = await viewOrder(ctx, orderId);
  if (status === 'cancelled') expect(books.came - books.went).toBe(0);
}

const place = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('pay' as const) }) },
  { weight: 5, arbitrary: fc.record({ verb: fc.constant('deliver' as const), place }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constantFrom('fail' as const, 'forge'), place }) },
  {
    weight: 5,
    arbitrary: fc.record({
      verb: fc.constantFrom('open again' as const, 'release', 'cancel', 'sell out', 'settle'),
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

test('in whatever order, however often and however late money is told of, the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), (steps) => play(steps, paymongo.provider)),
    { numRuns: 25 },
  );
});

const hard: Step[] = [
  { verb: 'forge', place: 0 },
  { verb: 'pay' },
  { verb: 'deliver', place: 0 },
  { verb: 'deliver', place: 0 },
];

test('the same check sees a shop that believes anyone, and one that takes each telling anew', async () => {
  await play(hard, paymongo.provider);
  const believing: PaymentProvider = {
    ...paymongo.provider,
    readEvent: ({ raw }) => paymongo.provider.readEvent({ ...resigned(raw), at: new Date() }),
  };
  await expect(play(hard.slice(0, 1), believing)).rejects.toThrow();
  const forgetful: PaymentProvider = {
    ...paymongo.provider,
    readEvent: (message) => {
      const event = paymongo.provider.readEvent(message);
      if (event?.about !== 'paid') return event;
      const payments = event.payments.map((paid) => ({ ...paid, ref: `pay_${randomUUID()}` }));
      return { ...event, id: `evt_${randomUUID()}`, payments };
    },
  };
  await expect(play(hard.slice(1), forgetful)).rejects.toThrow();
});

const resigned = (raw: string) => {
  const { id, attributes } = (
    JSON.parse(raw) as { data: { id: string; attributes: { type: string; data: object } } }
  ).data;
  return paymongo.message(attributes.type, attributes.data, { id });
};
