import type { Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import type { OrderLetter } from '#api/modules/orders/index.ts';
import { confirmPayment } from '#api/modules/payments/confirm-payment.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { sendOrderLetter } from './send-order-letter.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

async function subjectsOf(letter: OrderLetter, orderId: string): Promise<string[]> {
  const subjects: string[] = [];
  const sendMail: JobCtx['sendMail'] = async ({ subject }) => void subjects.push(subject);
  const ctx = { ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'https://shop.test' };
  await sendOrderLetter(ctx, { orderId, letter, changeId: ctx.newId() });
  return subjects;
}

async function paidOrder(): Promise<string> {
  const { orderId, order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const paid = { orderId, reference: `BPI ${orderId}`, amount: order.total };
  await confirmPayment(shop.as(shop.staff()), paid);
  return orderId;
}

test('nobody is told that we pack what was cancelled or paid back before the letter left', async () => {
  const { refund, step } = clerkOf(shop);
  const [cancelled, refunded] = [await paidOrder(), await paidOrder()];
  await refund(refunded, { amount: 75 as Pesos, reason: 'a dent' });
  for (const orderId of [cancelled, refunded]) {
    expect(await subjectsOf('paid', orderId)).toHaveLength(1);
  }
  await step(cancelled, { status: 'cancelled', reason: 'The last one was broken' });
  await refund(refunded, { reason: 'the rest' });
  for (const orderId of [cancelled, refunded]) {
    expect(await subjectsOf('paid', orderId)).toEqual([]);
  }
});

test('nobody is asked where to send what is on its way again or came back', async () => {
  const { pack, ship, step } = clerkOf(shop);
  const { orderId } = await newOrder(shop);
  await pack(orderId);
  await ship(orderId);
  for (const next of ['shipped', 'returned'] as const) {
    await step(orderId, { status: 'delivery_failed', reason: 'Nobody was there' });
    expect(await subjectsOf('not_delivered', orderId)).toHaveLength(1);
    if (next === 'shipped') await ship(orderId);
    else await step(orderId, { status: next });
    expect(await subjectsOf('not_delivered', orderId), next).toEqual([]);
  }
});
