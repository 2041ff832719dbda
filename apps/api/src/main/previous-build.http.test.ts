import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProductBody } from '@sirkito/contracts/products/body';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '#api/modules/catalog/products/edit-product.ts';
import { startApiBuild } from '#api/testing/api-process.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { buildApiOf, previousCommit } from '#api/testing/previous-build.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const password = 'correct horse battery';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sirkito-previous-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Reply {
  token: string;
  data: { _id: string };
  order: { items: unknown[] };
}

test('[AV-09] the version before the newest migration sells on the schema after it', async (context) => {
  const commit = await previousCommit();
  if (!commit) return context.skip('needs the history, with a migration after 0.2.0');
  const program = await buildApiOf(commit, folder);
  await newLocalities(shop);
  const product = ProductBody.parse({
    sku: 'PREVIOUS-1',
    name: 'Sirkito Basics HDMI 2.1 cable',
    brand: 'Sirkito Basics',
    category: 'cables',
    price: 295,
    status: 'active',
    totalStock: 5,
  });
  const productId = await addProduct(shop.as(shop.staff()), product);
  // As on a database that is being updated: it is narrowed once that version has stopped.
  await shop.asOwner('grant select, insert, update on account to sirkito_app');
  const { api, url } = await startApiBuild(program, shop.url, { PASSWORD_MEMORY_KIB: '64' });
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  const call = async (address: string, body?: object) => {
    const reply = await fetch(`${url}${address}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    expect(reply.status, `${address}: ${text}`).toBe(200);
    // As the contract says.
    return JSON.parse(text) as Reply;
  };
  try {
    await call('/readyz');
    expect(await call('/api/shop/products/get')).toMatchObject({ data: [{ _id: productId }] });
    await call(`/api/shop/products/get/${productId}`);
    const person = { email: `${randomUUID()}@sirkito.test`, password };
    await call('/api/auth/register', {
      ...person,
      userName: 'Maria Santos',
      confirmPassword: password,
    });
    const { token } = await call('/api/auth/login', person);
    headers['authorization'] = `Bearer ${token}`;
    await call('/api/shop/cart/add', { productId, quantity: 2 });
    const { data: address } = await call('/api/shop/address/add', draftAddress());
    const { order } = await call('/api/shop/orders', {
      addressId: address._id,
      paymentMethod: 'cod',
    });
    expect(order.items).toMatchObject([{ productId, quantity: 2 }]);
    await expectReconciled(shop);
  } finally {
    await stopProgram(api);
  }
});
