import type { Attributes } from '@sirkito/commerce';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader } from '#api/platform/db/transaction.ts';

/** What a card shows, for a handful of products in any order. */
export function listCards(read: Reader, ids: readonly string[]) {
  return read
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select((eb) => [
      'product.id',
      'product.sku',
      'product.slug',
      'product.name',
      'product.category_id as categoryId',
      'category.label as categoryName',
      'product.brand_id as brandId',
      'brand.name as brandName',
      'product.price_centavos as price',
      'product.sale_price_centavos as salePrice',
      'product.sale_starts_at as saleStartsAt',
      'product.sale_ends_at as saleEndsAt',
      'product.rating_sum as ratingSum',
      'product.review_count as reviewCount',
      'stock.on_hand as onHand',
      sql<Attributes>`product.attributes`.as('attributes'),
      jsonArrayFrom(
        eb
          .selectFrom('product_image')
          .select('product_image.file')
          .whereRef('product_image.product_id', '=', 'product.id')
          .orderBy('product_image.position'),
      ).as('images'),
    ])
    .where('product.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];
