import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { UploadedPicture } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface ImageInput {
  id: string;
  productId: string;
  position: number;
  file: string;
  width: number;
  height: number;
  placeholder: string;
}

/** Returns products by SKU, with their image files. */
export function listProductImageFiles(tx: Tx, skus: readonly string[]) {
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

export async function deleteImages(tx: Tx, productIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('product_image')
    .where('product_id', '=', sql<string>`any(${productIds}::uuid[])`)
    .execute();
}

/** Passes the rows as JSON: a large batch would exceed the limit of bind parameters. */
export async function insertImages(tx: Tx, images: readonly ImageInput[]): Promise<void> {
  await sql`
    insert into product_image (id, product_id, position, file, width, height, placeholder)
    select id, "productId", position, file, width, height, placeholder
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as given (
      id uuid, "productId" uuid, position smallint, file text, width integer, height integer,
      placeholder text
    )`.execute(tx);
}

/** File names are content hashes, so an image uploaded twice is stored once. */
export async function insertUploadedImage(
  tx: Tx,
  image: Omit<Insertable<UploadedPicture>, 'uploaded_at'>,
  uploadedAt: Date,
): Promise<void> {
  await tx
    .insertInto('uploaded_picture')
    .values({ ...image, uploaded_at: uploadedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listUploadedImages(read: Reader, files: readonly string[]) {
  return read
    .selectFrom('uploaded_picture')
    .select(['file', 'width', 'height', 'placeholder'])
    .where('file', '=', sql<string>`any(${files}::text[])`)
    .execute();
}

/** In display order, the cover first. */
export function listImages(read: Reader, productId: string) {
  return read
    .selectFrom('product_image')
    .select(['file', 'width', 'height', 'placeholder'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
}

/** Increments the version after a change of images. */
export async function touchProduct(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}
