import { beforeAll, expect, test } from 'vitest';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listPayments } from '../payment/payments.queries.ts';
import { receiveEvent } from './receive-event.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

/** Returns an order and its paid session. */
async function paidSession() {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'gcash' });
  const parts = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  const sessionRef = (await startPayment(ctx, orderId, parts)).split('/').at(-1) ?? '';
  await paymongo.pay(sessionRef);
  return { orderId, session: JSON.stringify(await paymongo.session(sessionRef)) };
}

const receive = (session: string) => {
  const message = paymongo.message('checkout_session.payment.paid', JSON.parse(session) as object);
  return receiveEvent(shop.as({ kind: 'guest' }), message, paymongo.provider);
};

test('sets a payment aside that is already booked for another order', async () => {
  const [first, second] = [await paidSession(), await paidSession()];
  await receive(first.session);
  const [booked] = await listPayments(shop.db, first.orderId);
  const [own = ''] = /\bpay_[\w-]+/.exec(second.session) ?? [];
  await receive(second.session.replaceAll(own, booked?.ref ?? ''));
  const { rows } = await shop.asOwner(`select detail from payment_event where outcome = 'review'`);
  expect(rows).toEqual([{ detail: `booked for another order: ${booked?.ref ?? ''}` }]);
  expect(await listPayments(shop.db, second.orderId)).toMatchObject([{ status: 'open' }]);
});

test('books a payment once that arrives for two orders at the same time', async () => {
  const [first, second] = [await paidSession(), await paidSession()];
  const [shared = ''] = /\bpay_[\w-]+/.exec(first.session) ?? [];
  const [own = ''] = /\bpay_[\w-]+/.exec(second.session) ?? [];
  const other = second.session.replaceAll(own, shared);
  await Promise.all([first.session, other, first.session, other].map(receive));
  const paid = await Promise.all(
    [first, second].map(({ orderId }) => listPayments(shop.db, orderId)),
  );
  expect(paid.flat().filter(({ ref }) => ref === shared)).toHaveLength(1);
});
