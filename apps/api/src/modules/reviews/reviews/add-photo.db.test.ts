import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { Ctx } from '#api/platform/context.ts';
import { pictureQueue } from '#api/platform/images/picture-queue.ts';
import { createFolderStore } from '#api/platform/images/store/folder-store.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { withFullPictureQueue } from '#api/testing/full-picture-queue.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addPhoto } from './photos.ts';
import { writeReview } from './own-review.ts';

const shop = testShop();
const unreadable = Buffer.from('not a picture').toString('base64');

async function uploader() {
  const { ctx, accountId } = await newShopper(shop);
  const productId = await newProduct(shop);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  const { data } = await writeReview(ctx, { orderId, productId, rating: 5, review: 'Quiet' });
  const store = createFolderStore(await mkdtemp(join(tmpdir(), 'photos-')));
  const create = { width: 40, height: 30, channels: 3, background: '#8a4' } as const;
  const readable = (await sharp({ create }).jpeg().toBuffer()).toString('base64');
  const uploadAs = (who: Ctx, photo: string) => addPhoto(who, store, { reviewId: data._id, photo });
  return { uploadAs, upload: (photo = readable) => uploadAs(ctx, photo) };
}

/** Holds the picture queue; `queue` waits until the upload that it starts is in it. */
async function heldQueue() {
  const held = Promise.withResolvers<void>();
  const running = Promise.withResolvers<void>();
  const work = [
    pictureQueue.run(() => {
      running.resolve();
      return held.promise;
    }),
  ];
  await running.promise;
  const places: AbortController[] = [];
  const isFull = () => {
    try {
      pictureQueue.requireCapacity();
      return false;
    } catch {
      return true;
    }
  };
  while (!isFull()) {
    const place = new AbortController();
    places.push(place);
    work.push(pictureQueue.run(() => held.promise, { signal: place.signal }));
  }
  const queue = async (upload: () => Promise<unknown>) => {
    places.pop()?.abort();
    // Those that leave are rejected.
    await expect(work.pop()).rejects.toThrow();
    const uploading = upload();
    await vi.waitUntil(isFull);
    // In an object, so that nobody waits for the upload itself.
    return { uploading };
  };
  const release = async () => {
    held.resolve();
    await Promise.all(work);
  };
  return { queue, release };
}

test('[SC-02] of parallel uploads, decodes no more photos than the review has room for', async () => {
  const { upload } = await uploader();
  for (let count = 0; count < 3; count += 1) await upload();
  const { queue, release } = await heldQueue();
  const last = await queue(upload);
  const tooMany = await queue(() => upload(unreadable));
  const refused = expect(tooMany.uploading).rejects.toMatchObject({
    code: 'review.too_many_photos',
  });
  await release();
  await expect(last.uploading).resolves.toMatchObject({ data: { photos: [{}, {}, {}, {}] } });
  await refused;
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
  const stranger = await newShopper(shop);
  await withFullPictureQueue(() =>
    expect(uploadAs(stranger.ctx, unreadable)).rejects.toMatchObject({ code: 'review.not_found' }),
  );
  for (let count = 0; count < 4; count += 1) await upload();
  await withFullPictureQueue(() =>
    expect(upload(unreadable)).rejects.toMatchObject({ code: 'review.too_many_photos' }),
  );
});
