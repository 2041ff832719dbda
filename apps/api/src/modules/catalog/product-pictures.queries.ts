import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

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
