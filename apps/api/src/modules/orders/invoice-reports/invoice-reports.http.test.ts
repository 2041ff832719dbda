import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { compactVerify, createLocalJWKSet } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const newKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })).toString('base64');
};

async function paidOrder(): Promise<string> {
  const { orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = $1`, [orderId]);
  return orderId;
}

async function ask(app: FastifyInstance, url: string) {
  const { headers } = await peopleOf(shop, app).staff();
  return app.inject({ url, headers });
}

test('[IN-12] a shop with a key offers documents as JWS that its published key verifies', async () => {
  const app = await shop.app({ INVOICE_SIGNING_KEY: newKey() });
  const orderId = await paidOrder();
  const reply = await ask(app, `/api/admin/orders/${orderId}/invoice.jws`);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/jose',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="INV-\d{8}.jws"$/,
    ) as string,
  });
  const keys = (await app.inject({ url: '/api/shop/invoice-keys' })).json();
  expect(keys.keys).toHaveLength(1);
  const { payload } = await compactVerify(reply.body, createLocalJWKSet(keys));
  const plain = await ask(app, `/api/admin/orders/${orderId}/invoice.json`);
  expect(JSON.parse(Buffer.from(payload).toString())).toEqual(plain.json());
});

test('[IN-16] without settings, nothing is signed and staff see that nothing is reported', async () => {
  const app = await shop.app();
  const reply = await ask(app, `/api/admin/orders/${await paidOrder()}/invoice.jws`);
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'order.not_signed']);
  expect((await app.inject({ url: '/api/shop/invoice-keys' })).json()).toEqual({ keys: [] });
  expect((await ask(app, '/api/admin/invoice-reports')).json()).toMatchObject({
    isOn: false,
    data: [],
    next: null,
  });
});
