import { render } from '@react-email/components';
import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#api/modules/orders/cancel-order.ts';
import type { JobCtx } from '#api/platform/jobs.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { sendOrderPlaced } from './send-order-placed.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

async function lettersOf(orderId: string): Promise<string[]> {
  const letters: string[] = [];
  const sendMail: JobCtx['sendMail'] = async ({ body }) => {
    letters.push(await render(body, { plainText: true }));
  };
  const ctx = { ...shop.as({ kind: 'shop' }), sendMail, shopUrl: 'https://shop.test' };
  await sendOrderPlaced(ctx, orderId);
  return letters;
}

test.each(['gcash', 'bank_transfer'] as const)(
  'who pays by %s is told until when the parts are set aside, by the clock of the shop',
  async (paymentMethod) => {
    const { orderId } = await newOrder(shop, { paymentMethod });
    await shop.asOwner('update customer_order set hold_until = $2 where id = $1', [
      orderId,
      '2026-11-16T17:05:00Z',
    ]);
    const [text] = await lettersOf(orderId);
    expect(text).toMatch(/set aside until November 17, 2026 at 1:05\sAM/);
  },
);

test('nobody is thanked for an order that was cancelled before the letter left', async () => {
  const { orderId, ctx } = await newOrder(shop, { paymentMethod: 'gcash' });
  expect(await lettersOf(orderId)).toHaveLength(1);
  await cancelOrder(ctx, orderId);
  expect(await lettersOf(orderId)).toEqual([]);
});
