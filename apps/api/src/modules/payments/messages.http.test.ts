import { beforeAll, expect, test } from 'vitest';
import { viewOrder } from '#api/modules/orders/view-order.ts';
import { testPaymongo } from '#api/testing/paymongo.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { startPayment } from './start-payment.ts';

const shop = testShop();
const paymongo = testPaymongo();

beforeAll(async () => {
  await newPlaces(shop);
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

test('who pays on the page is sent back, and the shop hears of it by itself', async () => {
  const { orderId, press, status } = await opened();
  expect(await press('fail')).toBeNull();
  expect(await press('pay')).toBe(`https://shop.example/shop/account/orders/${orderId}?paid=1`);
  await expect.poll(status, { timeout: 10_000 }).toBe('confirmed');
  await expectReconciled(shop);
});

test('messages that come twice and the wrong way round are taken, forged ones are not', async () => {
  const { control, press, status } = await opened();
  await paymongo.ask(`${control}/hold`, {});
  await press('fail');
  await press('pay');
  const deliver = async (manner: object) =>
    (await paymongo.ask<Answers>(`${control}/deliver`, manner)).answers.map((one) => one.status);
  expect(await deliver({ isForged: true })).toEqual([400, 400]);
  expect(await status()).toBe('pending');
  expect(await deliver({ isReversed: true, times: 2 })).toEqual([200, 200, 200, 200]);
  expect(await status()).toBe('confirmed');
  await expectReconciled(shop);
});

test('a payment that takes its time is told of when it is there', async () => {
  const { control, press, status, orderId } = await opened();
  expect(await press('late')).toBe(`https://shop.example/shop/account/orders/${orderId}?paid=0`);
  expect(await status()).toBe('pending');
  await paymongo.ask(`${control}/late`, {});
  await expect.poll(status, { timeout: 10_000 }).toBe('confirmed');
});
