import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import type { Ctx } from '#api/platform/context.ts';
import { createFolderStore } from '#api/platform/images/store/folder-store.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { withFullPictureQueue } from '#api/testing/full-picture-queue.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addPhoto } from './photos.ts';
import { writeReview } from './own-review.ts';

const shop = testShop();
afterEach(() => void vi.restoreAllMocks());

/** Only decoding turns a picture upright. */
const spyOnDecoding = () => vi.spyOn(sharp.prototype as Sharp, 'autoOrient');

async function uploader() {
  const { ctx, accountId } = await newShopper(shop);
  const productId = await newProduct(shop);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  const { data } = await writeReview(ctx, { orderId, productId, rating: 5, review: 'Quiet' });
  const store = createFolderStore(await mkdtemp(join(tmpdir(), 'photos-')));
  const create = { width: 40, height: 30, channels: 3, background: '#8a4' } as const;
  const photo = (await sharp({ create }).jpeg().toBuffer()).toString('base64');
  const uploadAs = (who: Ctx) => addPhoto(who, store, { reviewId: data._id, photo });
  return { uploadAs, upload: () => uploadAs(ctx) };
}

test('[SC-02] of parallel uploads, decodes no more photos than the review has room for', async () => {
  const { upload } = await uploader();
  const decoding = spyOnDecoding();
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(upload));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused.map(({ code }) => code)).toEqual(
    Array.from({ length: 3 }, () => 'review.too_many_photos'),
  );
  expect(decoding).toHaveBeenCalledTimes(4);
});

test('[SC-02] refuses a photo at once while the picture queue is full', async () => {
  const { upload } = await uploader();
  await withFullPictureQueue(() =>
    expect(upload()).rejects.toMatchObject({ code: 'server.overloaded', status: 503 }),
  );
  await expect(upload()).resolves.toMatchObject({ data: { photos: [{}] } });
});

test('[SC-02] checks owner and room before a photo joins the picture queue', async () => {
  const { upload, uploadAs } = await uploader();
  const decoding = spyOnDecoding();
  const stranger = await newShopper(shop);
  await withFullPictureQueue(() =>
    expect(uploadAs(stranger.ctx)).rejects.toMatchObject({ code: 'review.not_found' }),
  );
  for (let count = 0; count < 4; count += 1) await upload();
  await withFullPictureQueue(() =>
    expect(upload()).rejects.toMatchObject({ code: 'review.too_many_photos' }),
  );
  expect(decoding).toHaveBeenCalledTimes(4);
});
