import { AppError } from '@sirkito/contracts/errors';
import type { Picture } from '@sirkito/contracts/product-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { insertUploaded } from './product-pictures.queries.ts';
import { picturePath } from './picture-path.ts';

/** Stores it in every size; a product has it once it is saved with it. */
export async function addPicture(ctx: Ctx, folder: string, bytes: Buffer): Promise<Picture> {
  requireStaff(ctx);
  // Loaded only by the few that need it: it would double the time the API takes to start.
  const { storePicture } = await import('#api/platform/images/store-picture.ts');
  const stored = await storePicture(folder, 'upload', bytes).catch((error: unknown) => {
    throw new AppError('catalog.picture_unreadable', {}, { cause: error });
  });
  const uploadedAt = ctx.now();
  await ctx.transact((tx) => insertUploaded(tx, stored, uploadedAt));
  const { file, width, height } = stored;
  return { file, path: picturePath(file), width, height };
}
