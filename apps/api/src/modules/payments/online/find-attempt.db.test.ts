import { beforeAll, expect, test } from 'vitest';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { findAttempt } from '../payment/payments.queries.ts';
import { receiveEvent } from './receive-event.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

/** Inserts enough rows that the planner prefers an index. */
async function manyPayments() {
  const { orderId } = await newOrder(shop, { paymentMethod: 'gcash' });
  await shop.asOwner(
    `insert into payment (id, order_id, provider, method, amount_centavos, status, session_ref,
       provider_ref, created_at, paid_at, checked_at)
     select gen_random_uuid(), $1, 'paymongo', 'gcash', 100, 'paid', 'cs_' || n, 'pay_' || n,
       now(), now(), now()
     from generate_series(1, 5000) as n`,
    [orderId],
  );
  await shop.asOwner('analyze payment');
}

test('finds the payment of an event by an index for each kind of reference', async () => {
  await manyPayments();
  const explaining = shop.db.withPlugin({
    transformQuery: ({ node }) => ({ ...node, explain: { kind: 'ExplainNode', format: 'json' } }),
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const refs = { sessionRef: 'cs_1', attemptId: crypto.randomUUID(), paymentRef: 'pay_1' };
  const plan = JSON.stringify(await findAttempt(explaining, refs));
  for (const index of ['payment_session_once', 'payment_pkey', 'payment_reference_once']) {
    expect(plan).toContain(index);
  }
});

test('stores an event with a malformed attempt id for review', async () => {
  const attributes = { amount: 100, currency: 'PHP', status: 'paid', metadata: { attempt: 'no' } };
  const message = paymongo.message('payment.paid', { id: 'pay_no', attributes });
  await receiveEvent(shop.as({ kind: 'guest' }), message, paymongo.provider);
  const { rows } = await shop.asOwner('select outcome, detail from payment_event');
  const detail = 'payment for an unknown checkout session: pay_no';
  expect(rows).toEqual([{ outcome: 'review', detail }]);
});
