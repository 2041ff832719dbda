import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { compactVerify, createLocalJWKSet } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { payOrders } from '#api/testing/data/changed-orders.ts';
import { issueDocument } from '#api/testing/data/issued-documents.ts';
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
  await payOrders(shop, [orderId]);
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

test('[IN-12] earlier keys stay published, so that JWS of before a change still verify', async () => {
  const earlier = newKey();
  const orderId = await paidOrder();
  const path = `/api/admin/orders/${orderId}/invoice.jws`;
  const before = await ask(await shop.app({ INVOICE_SIGNING_KEY: earlier }), path);
  const publicPem = createPublicKey(Buffer.from(earlier, 'base64')).export({
    type: 'spki',
    format: 'pem',
  });
  const current = newKey();
  const app = await shop.app({
    INVOICE_SIGNING_KEY: current,
    INVOICE_EARLIER_KEYS: Buffer.from(publicPem).toString('base64'),
  });
  const keys = (await app.inject({ url: '/api/shop/invoice-keys' })).json();
  expect(keys.keys).toHaveLength(2);
  for (const jws of [before.body, (await ask(app, path)).body]) {
    await compactVerify(jws, createLocalJWKSet(keys));
  }
  // The same key twice would be ambiguous.
  const unchanged = await shop.app({
    INVOICE_SIGNING_KEY: earlier,
    INVOICE_EARLIER_KEYS: Buffer.from(publicPem).toString('base64'),
  });
  const same = (await unchanged.inject({ url: '/api/shop/invoice-keys' })).json();
  expect(same.keys).toHaveLength(1);
});

test('[IN-15] counts rejected and late documents for the alert while reporting is on', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1_000).toISOString();
  for (const [state, hours] of [
    ['rejected', 1],
    ['waiting', 71],
    ['waiting', 73],
    ['failed', 74],
    ['accepted', 75],
  ] as const) {
    const { orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
    await issueDocument(shop, orderId, { at: ago(hours), amount: 100 });
    await shop.asOwner(
      `insert into invoice_report (branch, kind, number, state, reference)
       select branch, kind, number, $2, 'TX-1' from invoice_document where order_id = $1`,
      [orderId, state],
    );
  }
  const countIn = async (app: FastifyInstance) =>
    /^invoice_reports_failed (.*)$/m.exec((await app.inject('/metrics')).body)?.[1];
  const on = await shop.app({
    INVOICE_SIGNING_KEY: newKey(),
    INVOICE_REPORT_URL: 'http://127.0.0.1:4011',
    INVOICE_REPORT_FROM: '2026-01-01',
  });
  expect(await countIn(on)).toBe('3');
  expect(await countIn(await shop.app())).toBe('0');
});
