import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createFolderStore } from '#api/platform/images/store/folder-store.ts';
import { sweepPhotos } from './reviews/photos.ts';

const shop = testShop();
let app: FastifyInstance;
let images: string;
beforeAll(async () => {
  images = await mkdtemp(join(tmpdir(), 'review-photos-'));
  app = await shop.app({ IMAGES_DIR: images });
});

async function buyer() {
  const person = await peopleOf(shop, app).shopper();
  const productId = await newProduct(shop);
  const accountId = person.user.id;
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: person.headers, ...(payload && { payload }) });
  const post = (rating: unknown, review: unknown) =>
    send('POST', '/api/shop/reviews', { orderId, productId, rating, review });
  return { ...person, productId, orderId, send, post };
}

type Wire = Record<string, unknown> & { _id: string };

test('[API-18] [EN-03] posts and edits a review and returns the pagination of the list', async () => {
  const { orderId, productId, post, send } = await buyer();
  const created = await post(4, '  Runs cool  ');
  expect(created.statusCode).toBe(200);
  const { data, ...rest } = created.json<{ data: Wire }>();
  expect(data).toMatchObject({ orderId, productId, rating: 4, review: 'Runs cool' });
  expect(rest).toEqual({ success: true, pagination: { total: 1, page: 1, pages: 1 } });

  const changed = await send('PUT', `/api/shop/reviews/${data._id}`, { rating: 2, review: 'Loud' });
  expect(changed.json()).toMatchObject({
    success: true,
    data: { _id: data._id, orderId, productId, rating: 2, review: 'Loud' },
    pagination: { total: 1, page: 1, pages: 1 },
  });
});

test('[API-19] [EN-03] pages reviews of a product and of a customer', async () => {
  const { productId, post, headers, orderId } = await buyer();
  await post(5, 'Quiet');
  const address = `/api/shop/reviews/product/${productId}?page=1&limit=10`;
  for (const [url, sent] of [
    [address, {}],
    ['/api/shop/reviews/user?page=1&limit=10', headers],
  ] as const) {
    const reply = await app.inject({ url, headers: sent });
    expect(reply.json()).toMatchObject({
      success: true,
      data: [{ orderId, productId, rating: 5, review: 'Quiet' }],
      pagination: { total: 1, page: 1, pages: 1 },
    });
  }
  const empty = await app.inject(`/api/shop/reviews/product/${productId}?page=2`);
  expect(empty.json()).toMatchObject({ data: [], pagination: { total: 1, page: 2, pages: 1 } });
});

test('[OR-04] accepts ratings from 1 to 5 and texts of 1 to 2000 characters', async () => {
  const { post } = await buyer();
  for (const rating of [0, 6, 4.5, '5', null]) {
    const refused = (await post(rating, 'Fine')).json<{ fields: object }>();
    expect(refused, `${rating}`).toMatchObject({ success: false, code: 'request.invalid' });
    expect(Object.keys(refused.fields)).toEqual(['rating']);
  }
  for (const review of ['', '   ', 'x'.repeat(2_001)]) {
    const refused = (await post(5, review)).json<{ fields: object }>();
    expect(Object.keys(refused.fields)).toEqual(['review']);
  }
  expect((await post(5, 'x'.repeat(2_000))).statusCode).toBe(200);
});

const photo = async (colour: string) =>
  (
    await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

test('accepts up to four photos and refuses other files', async () => {
  const { post, send } = await buyer();
  const { _id } = (await post(5, 'See for yourself')).json<{ data: Wire }>().data;
  const url = `/api/shop/reviews/${_id}/photos`;
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  for (const wrong of [drawing, Buffer.from('not a picture')]) {
    const refused = await send('POST', url, { photo: wrong.toString('base64') });
    expect(refused.json()).toMatchObject({ code: 'review.photo_unreadable' });
  }
  const sent = [];
  for (const colour of ['#a24', '#2a4', '#24a', '#aaa']) {
    sent.push((await send('POST', url, { photo: await photo(colour) })).statusCode);
  }
  expect(sent).toEqual([200, 200, 200, 200]);
  const fifth = await send('POST', url, { photo: await photo('#000') });
  expect(fifth.json()).toMatchObject({
    code: 'review.too_many_photos',
    message: 'You can add up to 4 photos',
  });
  const own = await app.inject({ url: `/api/shop/reviews/user`, headers: await headersOf(_id) });
  const [review] = own.json<{ data: { photos: { _id: string; image: string }[] }[] }>().data;
  const [first] = review?.photos ?? [];
  expect(review?.photos).toHaveLength(4);
  const picture = await app.inject(`${first?.image}-320.avif`);
  expect(picture.headers['content-type']).toBe('image/avif');

  const file = String(first?.image).split('/').at(-1) ?? '';
  const left = async () => (await readdir(images)).filter((name) => name.startsWith(file));
  expect(await left()).toHaveLength(3);
  expect((await send('DELETE', `${url}/${first?._id}`)).statusCode).toBe(200);
  await sweepPhotos(shop.as({ kind: 'shop' }), createFolderStore(images));
  expect(await left()).toEqual([]);

  async function headersOf(reviewId: string) {
    const { rows } = await shop.asOwner(
      'select email from review join account on account.id = account_id where review.id = $1',
      [reviewId],
    );
    const { email } = rows[0] as { email: string };
    return (await peopleOf(shop, app).signIn({ email, password: 'correct horse battery' })).headers;
  }
});

test('[SC-02] an account sends at most 20 photos in ten minutes', async () => {
  const { send } = await buyer();
  const body = { photo: Buffer.from('not a picture').toString('base64') };
  const codes: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const reply = await send('POST', `/api/shop/reviews/${randomUUID()}/photos`, body);
    codes.push(reply.statusCode);
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});
