import { AppError } from '@sirkito/contracts/errors';
import type { Picture } from '@sirkito/contracts/products/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { decodePicture } from '#api/platform/images/decoding/decode-picture.ts';
import { pictureQueue } from '#api/platform/images/picture-queue.ts';
import { storePicture } from '#api/platform/images/store-picture.ts';
import type { PictureStore } from '#api/platform/images/store/picture-store.ts';
import { insertUploadedImage } from './product-images.queries.ts';
import { imagePath } from '../product/image-path.ts';

/** Stores an uploaded image in every size. It belongs to no product until one is saved with it. */
export async function addImage(ctx: Ctx, store: PictureStore, bytes: Buffer): Promise<Picture> {
  requireStaff(ctx);
  return pictureQueue.run(async () => {
    const picture = await decodePicture(bytes);
    if (!picture) throw new AppError('catalog.image_unreadable');
    const stored = await storePicture(store, 'upload', picture);
    const uploadedAt = ctx.now();
    await ctx.transact((tx) => insertUploadedImage(tx, stored, uploadedAt));
    const { file, width, height } = stored;
    return { file, path: imagePath(file), width, height };
  }, ctx.signal);
}
