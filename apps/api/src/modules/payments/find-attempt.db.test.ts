import { beforeAll, expect, test } from 'vitest';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { findAttempt } from './payments.queries.ts';
import { receiveEvent } from './receive-event.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newPlaces(shop));

/** Enough that reading all of them costs more than asking for one. */
async function manyPayments() {
  const { orderId } = await newOrder(shop, { paymentMethod: 'gcash' });
  await shop.asOwner(
    `insert into payment (id, order_id, provider, method, amount_centavos, status, session_ref,
       provider_ref, created_at, paid_at, asked_at)
     select gen_random_uuid(), $1, 'paymongo', 'gcash', 100, 'paid', 'cs_' || n, 'pay_' || n,
       now(), now(), now()
     from generate_series(1, 5000) as n`,
    [orderId],
  );
  await shop.asOwner('analyze payment');
}

test('a message finds its payment by an index, whatever it calls it', async () => {
  await manyPayments();
  const explaining = shop.db.withPlugin({
    transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode', format: 'json' } }),
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const told = { sessionRef: 'cs_1', attemptId: crypto.randomUUID(), paymentRef: 'pay_1' };
  const plan = JSON.stringify(await findAttempt(explaining, told));
  for (const index of ['payment_session_once', 'payment_pkey', 'payment_reference_once']) {
    expect(plan).toContain(index);
  }
});

test('an attempt that cannot be one of ours is kept to be looked at', async () => {
  const attributes = { amount: 100, currency: 'PHP', status: 'paid', metadata: { attempt: 'no' } };
  const message = paymongo.message('payment.paid', { id: 'pay_no', attributes });
  await receiveEvent(shop.as({ kind: 'guest' }), message, paymongo.provider);
  const { rows } = await shop.asOwner('select outcome, detail from payment_event');
  const detail = 'paid, but for no attempt of ours: pay_no';
  expect(rows).toEqual([{ outcome: 'review', detail }]);
});
