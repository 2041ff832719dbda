import { generateKeyPairSync } from 'node:crypto';
import { toStructuredForm } from '@sirkito/contracts/invoices/structured-form';
import { compactVerify, importJWK } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { payOrders } from '#api/testing/data/changed-orders.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewInvoice } from '../documents/view-invoice.ts';
import { createSigner } from './sign-document.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('[IN-12] signs the structured form so that the published key verifies it and nothing else', async () => {
  const { ctx, orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await payOrders(shop, [orderId]);
  const [document] = (await viewInvoice(ctx, orderId)).documents;
  if (!document) throw new Error('no invoice');
  const signer = createSigner(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
  const jws = await signer.sign(document);
  const jwk = await signer.publicKey();
  expect(Object.keys(jwk)).not.toContain('d');
  const key = await importJWK(jwk);
  const { payload, protectedHeader } = await compactVerify(jws, key);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: jwk.kid, cty: 'application/json' });
  expect(JSON.parse(Buffer.from(payload).toString())).toEqual(toStructuredForm(document));

  const [header, content = '', signature] = jws.split('.');
  const forged = Buffer.from(content, 'base64url').toString().replace('PHP', 'USD');
  const changed = [header, Buffer.from(forged).toString('base64url'), signature].join('.');
  await expect(compactVerify(changed, key)).rejects.toThrow('signature verification failed');
});
