import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#api/modules/orders/fulfilment/cancel-order.ts';
import type { JobCtx } from '#api/platform/jobs/jobs.ts';
import { renderMail } from '#api/platform/mail/mail.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { sendOrderPlaced } from './send-order-placed.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

async function emailTextsOf(orderId: string): Promise<string[]> {
  const texts: string[] = [];
  const sendMail: JobCtx['sendMail'] = async ({ body }) => {
    texts.push((await renderMail(body)).text);
  };
  const ctx = { ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'https://shop.test' };
  await sendOrderPlaced(ctx, orderId);
  return texts;
}

test.each(['gcash', 'bank_transfer'] as const)(
  'says until when items are reserved, in shop time, for payment by %s',
  async (paymentMethod) => {
    const { orderId } = await newOrder(shop, { paymentMethod });
    await shop.asOwner('update customer_order set hold_until = $2 where id = $1', [
      orderId,
      '2026-11-16T17:05:00Z',
    ]);
    const [text] = await emailTextsOf(orderId);
    expect(text).toMatch(/reserved your items until Tue, Nov 17,(?: 2026,)? 1:05 AM/);
  },
);

test('includes bank details, amount, reference and deadline for a bank transfer', async () => {
  const { orderId, order } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await shop.asOwner('update customer_order set hold_until = $2 where id = $1', [
    orderId,
    '2026-11-16T17:05:00Z',
  ]);
  const [text = ''] = await emailTextsOf(orderId);
  const lines = text.split(/\s*\n\s*/);
  expect(lines).toContain('Bank: Sample Bank');
  expect(lines).toContain('Account name: Sirkito (sample account)');
  expect(lines).toContain('Account number: 0000-0000-0000');
  expect(lines).toContain('Amount: ₱1,075.00');
  expect(lines).toContain(`Reference: ${order.orderNumber}`);
  expect(text).toMatch(/Deadline: Tue, Nov 17,(?: 2026,)? 1:05 AM/);

  const paidOnline = await newOrder(shop, { paymentMethod: 'gcash' });
  expect((await emailTextsOf(paidOnline.orderId))[0]).not.toContain('Account number');
});

test('sends nothing for an order cancelled meanwhile', async () => {
  const { orderId, ctx } = await newOrder(shop, { paymentMethod: 'gcash' });
  expect(await emailTextsOf(orderId)).toHaveLength(1);
  await cancelOrder(ctx, orderId);
  expect(await emailTextsOf(orderId)).toEqual([]);
});
