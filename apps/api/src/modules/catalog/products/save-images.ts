import { AppError } from '@sirkito/contracts/errors';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  deleteImages,
  insertImages,
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
