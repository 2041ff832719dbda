import { AppError } from '@sirkito/contracts/errors';
import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  deletePictures,
  insertPictures,
  listOwnPictures,
  listUploaded,
  touchProduct,
} from './product-pictures.queries.ts';

/** Gives a product these pictures in this order; any it has not yet must have been uploaded. */
export async function savePictures(
  tx: Tx,
  by: Acting,
  productId: string,
  files: readonly string[],
): Promise<void> {
  const own = await listOwnPictures(tx, productId);
  if (own.map(({ file }) => file).join() === files.join()) return;
  const known = new Map([...(await listUploaded(tx, files)), ...own].map((one) => [one.file, one]));
  const pictures = files.map((file, position) => {
    const picture = known.get(file);
    if (!picture) throw new AppError('catalog.picture_unknown', { file });
    return { ...picture, id: by.newId(), productId, position };
  });
  await deletePictures(tx, [productId]);
  await insertPictures(tx, pictures);
  await touchProduct(tx, productId, by.now());
}
