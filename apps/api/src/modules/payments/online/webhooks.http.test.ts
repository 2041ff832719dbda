import { beforeAll, expect, test } from 'vitest';
import { viewOrder } from '#api/modules/orders/order/view-order.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();

beforeAll(async () => {
  await newLocalities(shop);
  const app = await shop.app(paymongo.settings());
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/payments/paymongo`;
  await paymongo.ask('/v1/webhooks', { data: { attributes: { url } } });
});

interface Answers {
  answers: { type: string; status: number }[];
}

async function opened() {
  const placed = await newOrder(shop, { paymentMethod: 'qrph', stock: 3, quantity: 2 });
  const parts = { provider: paymongo.provider, shopUrl: 'https://shop.example' };
  const url = await startPayment(placed.ctx, placed.orderId, parts);
  const control = `/_control/sessions/${url.split('/').at(-1)}`;
  const press = async (action: string) => {
    const body = new URLSearchParams({ action });
    const reply = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    return reply.headers.get('location');
  };
  const status = async () => (await viewOrder(placed.ctx, placed.orderId)).status;
  return { ...placed, control, press, status };
}

test('redirects the shopper after payment and confirms the order by webhook', async () => {
  const { orderId, press, status } = await opened();
  expect(await press('fail')).toBeNull();
  expect(await press('pay')).toBe(`https://shop.example/shop/account/orders/${orderId}?paid=1`);
  await expect.poll(status, { timeout: 10_000 }).toBe('confirmed');
  await expectReconciled(shop);
});

test('accepts repeated and reordered webhooks and refuses forged ones', async () => {
  const { control, press, status } = await opened();
  await paymongo.ask(`${control}/hold`, {});
  await press('fail');
  await press('pay');
  const deliver = async (options: object) =>
    (await paymongo.ask<Answers>(`${control}/deliver`, options)).answers.map(
      (answer) => answer.status,
    );
  expect(await deliver({ isForged: true })).toEqual([400, 400]);
  expect(await status()).toBe('pending');
  expect(await deliver({ isReversed: true, times: 2 })).toEqual([200, 200, 200, 200]);
  expect(await status()).toBe('confirmed');
  await expectReconciled(shop);
});

test('confirms the order when a delayed payment arrives', async () => {
  const { control, press, status, orderId } = await opened();
  expect(await press('late')).toBe(`https://shop.example/shop/account/orders/${orderId}?paid=0`);
  expect(await status()).toBe('pending');
  await paymongo.ask(`${control}/late`, {});
  await expect.poll(status, { timeout: 10_000 }).toBe('confirmed');
});
