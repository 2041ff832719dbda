import { AppError } from '@sirkito/contracts/errors';
import type { Picture } from '@sirkito/contracts/products/staff-schemas';
import { type ActorContext, type Ctx, requireStaff } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { pictureQueue, runPictureWork } from '#api/platform/images/picture-queue.ts';
import { storePicture } from '#api/platform/images/store-picture.ts';
import type { PictureStore } from '#api/platform/images/store/picture-store.ts';
import { imagePath } from '../product/image-path.ts';
import {
  deleteImages,
  insertImages,
  insertUploadedImage,
  listImages,
  listUploadedImages,
  touchProduct,
} from './product-images.queries.ts';

/** Replaces a product's images, in this order. New ones must have been uploaded. */
export async function saveImages(
  tx: Tx,
  by: ActorContext,
  productId: string,
  files: readonly string[],
): Promise<void> {
  const current = await listImages(tx, productId);
  if (current.map(({ file }) => file).join() === files.join()) return;
  const known = new Map(
    [...(await listUploadedImages(tx, files)), ...current].map((one) => [one.file, one]),
  );
  const images = files.map((file, position) => {
    const image = known.get(file);
    if (!image) throw new AppError('catalog.image_not_found', { file });
    return { ...image, id: by.newId(), productId, position };
  });
  await deleteImages(tx, [productId]);
  await insertImages(tx, images);
  await touchProduct(tx, productId, by.now());
}

/** Stores an uploaded image in every size. It belongs to no product until one is saved with it. */
export async function addImage(ctx: Ctx, store: PictureStore, bytes: Buffer): Promise<Picture> {
  requireStaff(ctx);
  return pictureQueue.run(async () => {
    const picture = await runPictureWork('encodeSizes', [bytes]);
    if (!picture) throw new AppError('catalog.image_unreadable');
    const stored = await storePicture(store, 'upload', picture);
    const uploadedAt = ctx.now();
    await ctx.transact((tx) => insertUploadedImage(tx, stored, uploadedAt));
    const { file, width, height } = stored;
    return { file, path: imagePath(file), width, height };
  }, ctx);
}
