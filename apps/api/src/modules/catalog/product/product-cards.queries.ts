import type { Attributes, Centavos } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** What is the same whenever it is read. The images are file names. */
type CardContent = Pick<
  ProductCard,
  '_id' | 'name' | 'slug' | 'sku' | 'images' | 'imagePlaceholders' | 'brand' | 'category' | 'facts'
>;

export interface CardRow {
  id: string;
  card: CardContent;
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
  available: number | null;
}

export type CardRowWithAttributes = CardRow & { attributes: Attributes };

/** The columns of a CardRow; select them from `cardTables`. */
export const cardColumns = sql`
  product.id, json_build_object(
    '_id', product.id,
    'name', product.name,
    'slug', product.slug,
    'sku', product.sku,
    'images', coalesce(image.files, '[]'),
    'imagePlaceholders', coalesce(image.placeholders, '[]'),
    'brand', json_build_object('id', brand.id, 'name', brand.name),
    'category', json_build_object('id', category.id, 'name', category.label),
    'facts', product.facts
  ) as card,
  product.price_centavos as price, product.sale_price_centavos as "salePrice",
  product.sale_starts_at as "saleStartsAt", product.sale_ends_at as "saleEndsAt",
  product.rating_sum as "ratingSum", product.review_count as "reviewCount",
  product.sample_rating_sum as "sampleRatingSum",
  product.sample_review_count as "sampleReviewCount",
  (select available from available_stock where product_id = product.id)`;

export const cardTables = sql`
  product
  join brand on brand.id = product.brand_id
  join category on category.id = product.category_id
  cross join lateral (
    select json_agg(file order by position) as files,
      json_agg(placeholder order by position) as placeholders
    from product_image where product_id = product.id
  ) as image`;

/** In any order. */
export function listCards(read: Reader, ids: readonly string[]): Promise<CardRowWithAttributes[]> {
  return selectRaw(
    read,
    sql<CardRowWithAttributes>`
      select ${cardColumns}, product.attributes from ${cardTables}
      where product.id = any(${ids}::uuid[])`,
  );
}
