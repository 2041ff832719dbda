import { photosOfReview } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { requireShop, requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { removePicture } from '#api/platform/images/remove-picture.ts';
import { lockOwnReview, readJoined, type JoinedReview } from './own-review.ts';
import {
  countPhotos,
  deletePhoto,
  insertPhoto,
  takeRemovedPhotos,
} from './review-writes.queries.ts';

async function requireRoom(tx: Tx, reviewId: string, accountId: string): Promise<void> {
  await lockOwnReview(tx, reviewId, accountId);
  if ((await countPhotos(tx, reviewId)) < photosOfReview) return;
  throw new AppError('review.too_many_photos', { limit: photosOfReview });
}

/** Encoded anew outside the transaction, so that it is asked twice whether there is room. */
export async function addPhoto(
  ctx: Ctx,
  folder: string,
  { reviewId, photo }: { reviewId: string; photo: string },
): Promise<JoinedReview> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact((tx) => requireRoom(tx, reviewId, accountId));
  const id = ctx.newId();
  // Loaded only by those who send a picture: it would double the time the API takes to start.
  const { storePhoto } = await import('#api/platform/images/store-photo.ts');
  const stored = await storePhoto(folder, `review-${id}`, Buffer.from(photo, 'base64'));
  if (!stored) throw new AppError('review.not_a_picture');
  const { file, width, height } = stored;
  try {
    return await ctx.transact(async (tx) => {
      await requireRoom(tx, reviewId, accountId);
      await insertPhoto(tx, { id, reviewId, accountId, file, width, height });
      return readJoined(tx, reviewId);
    });
  } catch (error) {
    await removePicture(folder, file);
    throw error;
  }
}

export async function removePhoto(
  ctx: Ctx,
  { reviewId, photoId }: { reviewId: string; photoId: string },
): Promise<JoinedReview> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await lockOwnReview(tx, reviewId, accountId);
    if (!(await deletePhoto(tx, reviewId, photoId))) throw new AppError('review.not_found');
    return readJoined(tx, reviewId);
  });
}

const atOnce = 50;

/**
 * Takes the files away that nobody points at any more; says whether there may be others. They go
 * before the commit: a row that was forgotten first would leave its file public for ever.
 */
export async function sweepPhotos(ctx: Ctx, folder: string): Promise<boolean> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const files = await takeRemovedPhotos(tx, atOnce);
    for (const file of files) await removePicture(folder, file);
    return files.length === atOnce;
  });
}
