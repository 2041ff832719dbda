import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asCentavos } from '@sirkito/commerce';
import { onTestFinished, expect, test } from 'vitest';
import { createPaymongo } from './paymongo.ts';

/** Returns the client of a provider that answers every call like this. */
async function providerThat(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createPaymongo({ url, secretKey: 'sk_test_x', webhookSecret: 'whsk_x' });
}

const session = {
  attemptId: 'a1',
  orderNumber: 'SK-100001',
  method: 'gcash',
  amount: asCentavos(100),
  paidUrl: 'https://shop.example/paid',
  cancelledUrl: 'https://shop.example/cancelled',
} as const;

const checkoutAt = (checkoutUrl: string) =>
  providerThat((_request, reply) => {
    const attributes = { checkout_url: checkoutUrl, status: 'active' };
    reply.end(JSON.stringify({ data: { id: 'cs_1', attributes } }));
  });

test('[SC-64] follows no redirect, which could lead the key elsewhere', async () => {
  const paths: (string | undefined)[] = [];
  const provider = await providerThat(({ url }, reply) => {
    paths.push(url);
    reply.writeHead(307, { location: '/elsewhere' }).end('{}');
  });
  await expect(provider.openSession(session)).rejects.toThrow('fetch failed');
  expect(paths).toEqual(['/v1/checkout_sessions']);
});

test.each([
  'https://127.0.0.1/checkout/1',
  'http://evil.example/127.0.0.1',
  'http://127.0.0.1.evil.example/checkout/1',
  'http://127.0.0.1@evil.example/checkout/1',
  'javascript:alert(1)',
])('[SC-64] sends no shopper to %s', async (checkoutUrl) => {
  const provider = await checkoutAt(checkoutUrl);
  await expect(provider.openSession(session)).rejects.toThrow();
});

test('[SC-64] sends shoppers to the checkout of the provider', async () => {
  const provider = await checkoutAt('http://127.0.0.1:9/checkout/1');
  await expect(provider.openSession(session)).resolves.toEqual({
    sessionRef: 'cs_1',
    checkoutUrl: 'http://127.0.0.1:9/checkout/1',
  });
});
