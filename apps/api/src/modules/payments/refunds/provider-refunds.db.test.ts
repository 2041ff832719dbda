import type { Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { orderChannel } from '#api/modules/orders/outbox/outbox.queries.ts';
import { relayOutbox } from '#api/modules/orders/outbox/relay-outbox.ts';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { createListener } from '#api/platform/db/listener.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { receiveEvent } from '../online/receive-event.ts';
import { startPayment } from '../online/start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();
beforeAll(() => newLocalities(shop));

const relay = () => relayOutbox(shop.as({ kind: 'shop' }));

async function started() {
  const placed = await newOrder(shop, { paymentMethod: 'gcash' });
  const parts = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  const url = await startPayment(placed.ctx, placed.orderId, parts);
  const sessionRef = url.split('/').at(-1) ?? '';
  const pay = (id: string) => {
    const payment = { amount: placed.order.total * 100, currency: 'PHP', status: 'paid' };
    const payments = [{ id, attributes: payment }];
    const attributes = { checkout_url: url, status: 'active', payments };
    const session = { id: sessionRef, attributes };
    const message = paymongo.message('checkout_session.payment.paid', session);
    return receiveEvent(shop.as({ kind: 'guest' }), message, paymongo.provider);
  };
  return { ...placed, pay };
}

async function emailsOf(orderId: string): Promise<string[]> {
  const { rows } = await shop.asOwner(
    `select data ->> 'email' as email from pgboss.job
     where name = 'notifications.send_order_email' and data ->> 'orderId' = $1 order by 1`,
    [orderId],
  );
  return (rows as { email: string }[]).map(({ email }) => email);
}

const isListening = async () =>
  (
    await shop.asOwner(
      `select 1 from pg_stat_activity where datname = current_database() and query like 'listen %'`,
    )
  ).rowCount === 1;

test('notifies the customer and open screens of each partial refund', async () => {
  const { orderId, pay } = await started();
  await pay('pay_parts');
  const { refund } = clerkOf(shop);
  await refund(orderId, { amount: 500 as Pesos, reason: 'one fan was missing' });
  await relay();
  const received: string[] = [];
  const listener = createListener({ url: shop.url, channel: orderChannel, log: shop.log });
  listener.listen({ onMessage: (message) => received.push(message), onDisconnected: () => {} });
  await expect.poll(isListening).toBe(true);
  await refund(orderId, { amount: 300 as Pesos, reason: 'a dented box' });
  await expect.poll(() => received).toEqual([orderId]);
  await listener.end();
  await relay();
  expect(await emailsOf(orderId)).toEqual(['paid', 'partly_refunded', 'partly_refunded']);
  await refund(orderId, { reason: 'the rest' });
  await relay();
  expect((await emailsOf(orderId)).slice(3)).toEqual(['refunded']);
  await expectReconciled(shop);
});

test('e-mails a customer who paid twice about the refund once', async () => {
  const { orderId, pay } = await started();
  for (const id of ['pay_first', 'pay_second', 'pay_second']) await pay(id);
  await relay();
  expect(await emailsOf(orderId)).toEqual(['paid', 'paid_twice']);
  await expectReconciled(shop);
});

test('sends the partial refund e-mail while the order stays paid', async () => {
  const { orderId, pay } = await started();
  await pay('pay_one');
  await pay('pay_two');
  // The refund of the second payment failed.
  await shop.asOwner(
    `update refund set status = 'failed'
     where payment_id in (select id from payment where order_id = $1)`,
    [orderId],
  );
  await clerkOf(shop).refund(orderId, { amount: 500 as Pesos, reason: 'a dented box' });
  await relay();
  expect(await emailsOf(orderId)).toEqual(['paid', 'paid_twice', 'partly_refunded']);
});

test('sends no e-mail for a failed refund from the dashboard', async () => {
  const { orderId, ctx, pay } = await started();
  await pay('pay_elsewhere');
  const refund = {
    id: 'ref_elsewhere',
    attributes: { amount: 5_000, status: 'failed', payment_id: 'pay_elsewhere' },
  };
  const message = paymongo.message('payment.refund.updated', refund);
  await receiveEvent(shop.as({ kind: 'guest' }), message, paymongo.provider);
  await relay();
  expect(await emailsOf(orderId)).toEqual(['paid']);
  expect((await viewOrder(ctx, orderId)).timeline).toHaveLength(2);
});
