import type { Attributes, Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

export interface CardRow {
  id: string;
  sku: string;
  slug: string;
  name: string;
  categoryId: string;
  categoryName: string;
  brandId: string;
  brandName: string;
  price: Centavos | null;
  salePrice: Centavos | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  ratingSum: number;
  reviewCount: number;
  /** Part of `ratingSum`. */
  sampleRatingSum: number;
  /** Part of `reviewCount`. */
  sampleReviewCount: number;
  onHand: number | null;
  attributes: Attributes;
  images: string[];
  /** A few pixels of each image, shown while it loads. */
  placeholders: string[];
}

/** The columns of a CardRow; select them from `cardTables`. */
export const cardColumns = sql`
  product.id, product.sku, product.slug, product.name,
  product.category_id as "categoryId", category.label as "categoryName",
  product.brand_id as "brandId", brand.name as "brandName",
  product.price_centavos as price, product.sale_price_centavos as "salePrice",
  product.sale_starts_at as "saleStartsAt", product.sale_ends_at as "saleEndsAt",
  product.rating_sum as "ratingSum", product.review_count as "reviewCount",
  product.sample_rating_sum as "sampleRatingSum",
  product.sample_review_count as "sampleReviewCount",
  stock.on_hand as "onHand", product.attributes, picture.images, picture.placeholders`;

export const cardTables = sql`
  product
  join brand on brand.id = product.brand_id
  join category on category.id = product.category_id
  left join stock on stock.product_id = product.id
  cross join lateral (
    select coalesce(array_agg(file), '{}') as images,
      coalesce(array_agg(placeholder), '{}') as placeholders
    from (
      select file, placeholder from product_image where product_image.product_id = product.id
      order by position
    ) as ordered
  ) as picture`;

/** In any order. */
export function listCards(read: Reader, ids: readonly string[]): Promise<CardRow[]> {
  return selectRaw(
    read,
    sql<CardRow>`
      select ${cardColumns} from ${cardTables} where product.id = any(${ids}::uuid[])`,
  );
}
