import { asCentavos, runningSalePrice, toPesos } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { imagePath } from './image-path.ts';
import type { CardRow } from './product-cards.queries.ts';

const noAmount = asCentavos(0);

export function toCard(row: CardRow, now: Date): ProductCard {
  const salePrice = runningSalePrice(row, now) ?? noAmount;
  return {
    ...row.card,
    images: row.card.images.map(imagePath),
    price: toPesos(row.price ?? noAmount),
    salePrice: toPesos(salePrice),
    saleEndsAt: salePrice > 0 ? (row.saleEndsAt?.toISOString() ?? null) : null,
    totalStock: row.available ?? 0,
    rating: mean(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
    hasSampleReviews: row.sampleReviewCount > 0,
  };
}

/** Returns the rating and count of the reviews by buyers. */
export function verifiedRating(row: CardRow): ProductDetail['verifiedRating'] {
  const reviewCount = row.reviewCount - row.sampleReviewCount;
  return { rating: mean(row.ratingSum - row.sampleRatingSum, reviewCount), reviewCount };
}

const mean = (sum: number, count: number) => (count > 0 ? sum / count : 0);
