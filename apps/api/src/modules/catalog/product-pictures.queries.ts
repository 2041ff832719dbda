import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { UploadedPicture } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface PictureInput {
  id: string;
  productId: string;
  position: number;
  file: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Products by SKU, with the files of the pictures they have. */
export function listPictured(tx: Tx, skus: readonly string[]) {
  return tx
    .selectFrom('product')
    .leftJoin('product_image', 'product_image.product_id', 'product.id')
    .select([
      'product.id',
      'product.sku',
      sql<string[]>`coalesce(array_agg(product_image.file) filter (where file <> ''), '{}')`.as(
        'files',
      ),
    ])
    .where('product.sku', '=', sql<string>`any(${skus}::text[])`)
    .groupBy(['product.id', 'product.sku'])
    .execute();
}

export async function deletePictures(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('product_image')
    .where('product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .execute();
}

/** One statement, however many: a row each would need more parameters than there can be. */
export async function insertPictures(tx: Tx, pictures: readonly PictureInput[]): Promise<void> {
  await sql`
    insert into product_image (id, product_id, position, file, width, height, placeholder)
    select id, "productId", position, file, width, height, placeholder
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as given (
      id uuid, "productId" uuid, position smallint, file text, width integer, height integer,
      placeholder text
    )`.execute(tx);
}

/** The same picture sent again is the one that is there. */
export async function insertUploaded(
  tx: Tx,
  picture: Omit<Insertable<UploadedPicture>, 'uploaded_at'>,
  uploadedAt: Date,
): Promise<void> {
  await tx
    .insertInto('uploaded_picture')
    .values({ ...picture, uploaded_at: uploadedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listUploaded(read: Reader, files: readonly string[]) {
  return read
    .selectFrom('uploaded_picture')
    .select(['file', 'width', 'height', 'placeholder'])
    .where('file', '=', sql<string>`any(${files}::text[])`)
    .execute();
}

/** In the order of the page, the cover first. */
export function listOwnPictures(read: Reader, productId: string) {
  return read
    .selectFrom('product_image')
    .select(['file', 'width', 'height', 'placeholder'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

/** Other pictures make another version of the product. */
export async function touchProduct(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}
