import { maxReviewPhotos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { requireShop, requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { pictureQueue, runPictureWork } from '#api/platform/images/picture-queue.ts';
import { removePicture } from '#api/platform/images/remove-picture.ts';
import { storePicture } from '#api/platform/images/store-picture.ts';
import type { PictureStore } from '#api/platform/images/store/picture-store.ts';
import {
  lockOwnReview,
  readReviewWithPagination,
  type ReviewWithPagination,
} from './own-review.ts';
import {
  countPhotos,
  deletePhoto,
  deleteRemovedPhotos,
  insertPhoto,
  listRemovedPhotos,
} from './review-writes.queries.ts';

async function requirePhotoSlot(tx: Tx, reviewId: string, accountId: string): Promise<void> {
  await lockOwnReview(tx, reviewId, accountId);
  if ((await countPhotos(tx, reviewId)) < maxReviewPhotos) return;
  throw new AppError('review.too_many_photos', { limit: maxReviewPhotos });
}

/**
 * Checks owner and room before the queue, so that others can't fill it, in it, so that of parallel
 * uploads those over the limit aren't decoded, and when storing, because decoding takes a while.
 */
export async function addPhoto(
  ctx: Ctx,
  store: PictureStore,
  { reviewId, photo }: { reviewId: string; photo: string },
): Promise<ReviewWithPagination> {
  const { accountId } = requireShopper(ctx);
  const requireSlot = () => ctx.transact((tx) => requirePhotoSlot(tx, reviewId, accountId));
  await requireSlot();
  return pictureQueue.run(async () => {
    await requireSlot();
    const picture = await runPictureWork('encodeSizes', [Buffer.from(photo, 'base64')]);
    if (!picture) throw new AppError('review.photo_unreadable');
    const id = ctx.newId();
    const { file, width, height } = await storePicture(store, `review-${id}`, picture);
    try {
      return await ctx.transact(async (tx) => {
        await requirePhotoSlot(tx, reviewId, accountId);
        await insertPhoto(tx, { id, reviewId, accountId, file, width, height });
        return readReviewWithPagination(tx, reviewId);
      });
    } catch (error) {
      await removePicture(store, file);
      throw error;
    }
  }, ctx);
}

export async function removePhoto(
  ctx: Ctx,
  { reviewId, photoId }: { reviewId: string; photoId: string },
): Promise<ReviewWithPagination> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockOwnReview(tx, reviewId, accountId);
    if (!(await deletePhoto(tx, reviewId, photoId))) throw new AppError('review.not_found');
    return readReviewWithPagination(tx, reviewId);
  });
}

const batchSize = 50;

/**
 * Deletes files of removed photos; returns whether there may be more. Files go before their rows: a
 * crash in between must not leave a file public without a row.
 */
export async function sweepPhotos(ctx: Ctx, store: PictureStore): Promise<boolean> {
  requireShop(ctx);
  const files = await listRemovedPhotos(ctx.read, batchSize);
  for (const file of files) await removePicture(store, file);
  await ctx.transact((tx) => deleteRemovedPhotos(tx, files));
  return files.length === batchSize;
}
