import type { ChildProcess } from 'node:child_process';
import { ProductBody } from '@sirkito/contracts/products/body';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProduct } from '#api/modules/catalog/products/edit-product.ts';
import { viewForEditing } from '#api/modules/catalog/products/view-for-editing.ts';
import { writeReview } from '#api/modules/reviews/reviews/own-review.ts';
import { parseEnv } from '#api/platform/env.ts';
import { storeOf } from '#api/platform/images/store/picture-store-of.ts';
import { startApiProcess, startWorkerProcess } from '#api/testing/api-process.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { s3Server } from '#api/testing/s3/s3-server.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const s3 = s3Server();
const processes: ChildProcess[] = [];
const cdn = 'https://cdn.shop.example';
let [first, second] = ['', ''];
let people: ReturnType<typeof peopleOf>;

const stored = () => storeOf('s3', parseEnv(s3.settings)).list();
const photo = (colour: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const json = (headers: Record<string, string>, body: object) => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

beforeAll(async () => {
  await newLocalities(shop);
  const env = { ...s3.settings, CACHE_SECONDS: '0', IMAGES_URL: cdn };
  for (const _ of [1, 2]) {
    const { api, url } = await startApiProcess(shop.url, env);
    processes.push(api);
    [first, second] = [second, url];
  }
  people = peopleOf(shop, await shop.app());
});
afterAll(async () => {
  for (const child of processes) await stopProgram(child);
});

test('[DP-23][API-25] a product picture uploaded through one process is shown by another, until it is removed', async () => {
  const { headers } = await people.staff();
  const upload = await fetch(`${first}/api/admin/pictures`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photo('#c96f3b')),
  });
  const { data } = (await upload.json()) as { data: { file: string; path: string } };
  expect((await stored()).toSorted()).toEqual(
    ['-320', '-640', ''].map((size) => `${data.file}${size}.avif`),
  );

  const productId = await newProduct(shop);
  const staff = shop.as(shop.staff());
  const save = async (images: string[]) => {
    const { record } = await viewForEditing(staff, productId);
    await editProduct(staff, productId, { ...ProductBody.parse(record), images });
  };
  const shown = async () => {
    const reply = await fetch(`${second}/api/shop/products/get/${productId}`);
    return ((await reply.json()) as { data: { images: string[] } }).data.images;
  };
  await save([data.file]);
  expect(await shown()).toEqual([data.path]);
  const small = await fetch(`${second}${data.path}-320.avif`);
  expect(small.status).toBe(200);
  // Without it, browsers refuse pictures of the CDN.
  expect(small.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const webp = `${data.path}-640.webp`;
  const converted = Buffer.from(await (await fetch(second + webp)).arrayBuffer());
  expect((await sharp(converted).metadata()).format).toBe('webp');
  expect(await stored()).toContain(`${data.file}-640.webp`);
  expect(Buffer.from(await (await fetch(first + webp)).arrayBuffer())).toEqual(converted);
  const listed = await fetch(second + (await shown())[0], { headers: { accept: 'image/webp' } });
  expect(listed.headers.get('vary')).toBe('Origin, Accept');
  expect(Buffer.from(await listed.arrayBuffer())).toEqual(converted);
  await save([]);
  expect(await shown()).toEqual([]);
});

test('[DP-23] a removed review photo leaves the bucket', async () => {
  const { headers, user } = await people.shopper();
  const productId = await newProduct(shop);
  const orderId = await newDeliveredOrder(shop, { accountId: user.id, productIds: [productId] });
  const actor = { kind: 'shopper', accountId: user.id, sessionId: user.id } as const;
  const review = { orderId, productId, rating: 5, review: 'Quiet' };
  const { data: written } = await writeReview(shop.as(actor), review);
  const path = `/api/shop/reviews/${written._id}/photos`;
  const sent = { photo: (await photo('#336699')).toString('base64') };
  const added = await fetch(first + path, json(headers, sent));
  expect(added.status).toBe(200);
  const { data } = (await added.json()) as { data: { photos: { _id: string; image: string }[] } };
  const { _id, image = '' } = data.photos[0] ?? {};
  expect((await fetch(`${second}${image}.avif`)).status).toBe(200);
  const ours = async () => (await stored()).filter((name) => name.startsWith('review-'));
  expect(await ours()).toHaveLength(3);

  await fetch(`${second}${path}/${_id}`, { method: 'DELETE', headers });
  processes.push(await startWorkerProcess(shop.url, s3.settings));
  await expect.poll(ours, { timeout: 90_000 }).toEqual([]);
  // The first process never showed it, so it has no copy.
  expect((await fetch(`${first}${image}.avif`)).status).toBe(404);
});

test('[DP-25] a proof of payment never reaches the bucket or the CDN', async () => {
  const before = await stored();
  const { orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const { headers, user } = await people.shopper();
  await shop.asOwner('update customer_order set account_id = $1 where id = $2', [user.id, orderId]);
  const sent = { picture: (await photo('#88aa44')).toString('base64') };
  const proof = await fetch(`${first}/api/payments/orders/${orderId}/proof`, json(headers, sent));
  expect(proof.status).toBe(200);
  expect(await stored()).toEqual(before);

  const { headers: staff } = await people.staff();
  const payments = await fetch(`${second}/api/admin/orders/${orderId}/payments`, {
    headers: staff,
  });
  const { data } = (await payments.json()) as { data: { proofs: { _id: string }[] } };
  const url = `${second}/api/admin/orders/${orderId}/proofs/${data.proofs[0]?._id}`;
  expect((await fetch(url)).status).toBe(401);
  const reply = await fetch(url, { headers: staff });
  expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(reply.headers.get('cache-control')).toContain('no-store');
  const body = await reply.text();
  expect(body).toContain('data:image/webp;base64,');
  expect(body).not.toContain(cdn);
});

test('[DP-22] without its bucket the shop is degraded, sells on and says that pictures are away', async () => {
  const readiness = async () => (await (await fetch(`${first}/readyz`)).json()) as object;
  const metrics = async () => (await fetch(`${first}/metrics`)).text();
  expect(await readiness()).toMatchObject({ checks: { images: 'ok' } });
  expect(await metrics()).toContain('image_store_up 1');
  await s3.stop();
  await expect.poll(readiness).toMatchObject({ status: 'degraded', checks: { images: 'down' } });
  expect(await metrics()).toContain('image_store_up 0');
  expect((await fetch(`${first}/readyz`)).status).toBe(200);
  expect((await fetch(`${first}/api/shop/categories`)).status).toBe(200);
  const picture = await fetch(`${first}/api/images/upload-0123456789abcdef.avif`);
  expect(picture.status).toBe(503);
  expect(picture.headers.get('retry-after')).toBeTruthy();
  expect(picture.headers.get('cache-control')).not.toContain('immutable');
  expect(await picture.json()).toMatchObject({ code: 'server.storage_unavailable' });
  const { headers } = await people.staff();
  const upload = await fetch(`${first}/api/admin/pictures`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photo('#111111')),
  });
  expect([upload.status, await upload.json()]).toMatchObject([
    503,
    { code: 'server.storage_unavailable' },
  ]);
  await s3.start();
  await expect.poll(readiness).toMatchObject({ checks: { images: 'ok' } });
});
