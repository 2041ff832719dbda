import type { Pesos } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import type { OrderEmail } from '#api/modules/orders/index.ts';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { sendOrderEmail } from './send-order-email.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

async function subjectsOf(kind: OrderEmail, orderId: string): Promise<string[]> {
  const subjects: string[] = [];
  const sendMail: JobCtx['sendMail'] = async ({ subject }) => void subjects.push(subject);
  const ctx = { ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'https://shop.test' };
  await sendOrderEmail(ctx, { orderId, email: kind, changeId: ctx.newId() });
  return subjects;
}

async function paidOrder(): Promise<string> {
  const { orderId, order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const paid = { orderId, reference: `BPI ${orderId}`, amount: order.total };
  await confirmPayment(shop.as(shop.staff()), paid);
  return orderId;
}

test('sends no payment e-mail for an order cancelled or refunded meanwhile', async () => {
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

test('sends no failed-delivery e-mail for an order shipped again or returned meanwhile', async () => {
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
