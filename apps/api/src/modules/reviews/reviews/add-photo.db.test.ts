import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { createFolderStore } from '#api/platform/images/store/folder-store.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { withFullPictureQueue } from '#api/testing/full-picture-queue.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addPhoto } from './photos.ts';
import { writeReview } from './write-review.ts';

const shop = testShop();

async function uploader() {
  const { ctx, accountId } = await newShopper(shop);
  const productId = await newProduct(shop);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  const { data } = await writeReview(ctx, { orderId, productId, rating: 5, review: 'Quiet' });
  const store = createFolderStore(await mkdtemp(join(tmpdir(), 'photos-')));
  const put = vi.spyOn(store, 'put');
  const create = { width: 40, height: 30, channels: 3, background: '#8a4' } as const;
  const photo = (await sharp({ create }).jpeg().toBuffer()).toString('base64');
  return { put, upload: () => addPhoto(ctx, store, { reviewId: data._id, photo }) };
}

test('[SC-02] of parallel uploads, decodes no more photos than the review has room for', async () => {
  const { put, upload } = await uploader();
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(upload));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused.map(({ code }) => code)).toEqual(
    Array.from({ length: 3 }, () => 'review.too_many_photos'),
  );
  expect(put).toHaveBeenCalledTimes(4);
});

test('[SC-02] refuses a photo at once while the picture queue is full', async () => {
  const { upload } = await uploader();
  await withFullPictureQueue(() =>
    expect(upload()).rejects.toMatchObject({ code: 'server.overloaded', status: 503 }),
  );
  await expect(upload()).resolves.toMatchObject({ data: { photos: [{}] } });
});
