import type { Attributes, Centavos } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** What `write_cards` stores. The images are file names. */
type StoredCard = Pick<
  ProductCard,
  '_id' | 'name' | 'slug' | 'sku' | 'images' | 'imagePlaceholders' | 'brand' | 'category' | 'facts'
>;

export interface CardRow {
  id: string;
  card: StoredCard;
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
}

export type CardRowWithAttributes = CardRow & { attributes: Attributes };

/** The columns of a CardRow; select them from `cardTables`. */
export const cardColumns = sql`
  product.id, product_card.card,
  product.price_centavos as price, product.sale_price_centavos as "salePrice",
  product.sale_starts_at as "saleStartsAt", product.sale_ends_at as "saleEndsAt",
  product.rating_sum as "ratingSum", product.review_count as "reviewCount",
  product.sample_rating_sum as "sampleRatingSum",
  product.sample_review_count as "sampleReviewCount", stock.on_hand as "onHand"`;

export const cardTables = sql`
  product
  join product_card on product_card.product_id = product.id
  left join stock on stock.product_id = product.id`;

/** In any order. */
export function listCards(read: Reader, ids: readonly string[]): Promise<CardRowWithAttributes[]> {
  return selectRaw(
    read,
    sql<CardRowWithAttributes>`
      select ${cardColumns}, product.attributes from ${cardTables}
      where product.id = any(${ids}::uuid[])`,
  );
}
