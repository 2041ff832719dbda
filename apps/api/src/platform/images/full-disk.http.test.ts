import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeReview } from '#api/modules/reviews/reviews/own-review.ts';
import { sweepPhotosJob } from '#api/modules/reviews/reviews.jobs.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { tinyDisk } from '#api/testing/tiny-disk.ts';
import { createFolderStore } from './store/folder-store.ts';

const shop = testShop();
const disk = tinyDisk();
const images = join(disk.folder, 'images');
const page = 4_096;
const full = { success: false, code: 'server.storage_full' };

/** Noise, so that the picture is larger than a page of memory. */
const photo = () =>
  sharp({
    create: {
      width: 330,
      height: 200,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();

async function shopperWithReview(app: Awaited<ReturnType<typeof shop.app>>) {
  const { headers, user } = await peopleOf(shop, app).shopper();
  const productId = await newProduct(shop);
  const orderId = await newDeliveredOrder(shop, {
    accountId: user.id,
    productIds: [productId],
    daysAgo: 3,
  });
  const actor = { kind: 'shopper', accountId: user.id, sessionId: user.id } as const;
  const review = { orderId, productId, rating: 5, review: 'Quiet' };
  const { data } = await writeReview(shop.as(actor), review);
  return { headers, url: `/api/shop/reviews/${data._id}/photos` };
}

test.each([
  ['the first file', page],
  ['the last file', 12 * page],
])(
  '[AV-13] a full disk at %s is 503 server.storage_full, leaves no file and heals when space returns',
  async (_when, freeBytes) => {
    const app = await shop.app({ IMAGES_DIR: images });
    const { headers: staff } = await peopleOf(shop, app).staff();
    const shopper = await shopperWithReview(app);
    const bytes = await photo();
    const payload = { photo: bytes.toString('base64') };
    const uploads = [
      () =>
        app.inject({
          method: 'POST',
          url: '/api/admin/pictures',
          headers: { ...staff, 'content-type': 'image/jpeg' },
          payload: bytes,
        }),
      () => app.inject({ method: 'POST', url: shopper.url, headers: shopper.headers, payload }),
    ];
    for (const upload of uploads) {
      await rm(images, { recursive: true, force: true });
      await mkdir(images);
      await disk.fill(freeBytes, 'filler');
      const refused = await upload();
      expect(refused.statusCode, refused.body).toBe(503);
      expect(refused.json()).toMatchObject(full);
      expect(refused.headers['retry-after']).toBeDefined();
      expect(await readdir(images)).toEqual([]);

      await rm(join(disk.folder, 'filler'));
      expect((await upload()).statusCode).toBe(200);
      expect(await readdir(images)).toHaveLength(2);
    }
  },
);

test('[AV-13] the sweep deletes temporary files of killed processes, and nothing newer', async () => {
  await rm(images, { recursive: true, force: true });
  await mkdir(images);
  const hash = '0123456789abcdef';
  const others = [`.upload-${hash}.avif.00000001`, `upload-${hash}.avif`, '.keep'];
  const abandoned = [`.upload-${hash}-320.avif.00000002`, `.upload-${hash}.webp.00000003`];
  for (const name of [...others, ...abandoned]) await writeFile(join(images, name), 'half');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of [`upload-${hash}.avif`, '.keep', ...abandoned]) {
    await utimes(join(images, name), longAgo, longAgo);
  }
  const signal = new AbortController().signal;
  await sweepPhotosJob(createFolderStore(images)).run(
    shop.as({ kind: 'shop' }) as never,
    {},
    signal,
  );
  expect((await readdir(images)).toSorted()).toEqual(others.toSorted());
});
