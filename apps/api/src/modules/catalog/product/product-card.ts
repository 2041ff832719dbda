import {
  asCentavos,
  facetLabel,
  facetValues,
  filtersOf,
  runningSalePrice,
  toPesos,
} from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import { imagePath } from './image-path.ts';
import type { CardRow } from './product-cards.queries.ts';

const specsPerCard = 3;
const noAmount = asCentavos(0);

export function toCard(row: CardRow, now: Date): ProductCard {
  const salePrice = runningSalePrice(row, now) ?? noAmount;
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    images: row.images.map(imagePath),
    imagePlaceholders: row.placeholders,
    brand: { id: row.brandId, name: row.brandName },
    category: { id: row.categoryId, name: row.categoryName },
    price: toPesos(row.price ?? noAmount),
    salePrice: toPesos(salePrice),
    saleEndsAt: salePrice > 0 ? (row.saleEndsAt?.toISOString() ?? null) : null,
    totalStock: row.onHand ?? 0,
    facts: keySpecs(row),
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

/** Returns the value of each filter attribute that has only one, in the order of the filters. */
function keySpecs({ categoryId, attributes }: CardRow): string[] {
  const values = facetValues(categoryId, attributes);
  return values
    .filter(
      ({ attribute }, index) =>
        attribute !== values[index - 1]?.attribute && attribute !== values[index + 1]?.attribute,
    )
    .flatMap(({ attribute, value }) => {
      const filter = filtersOf(categoryId).get(attribute);
      // Show "Wireless" instead of "Yes", and nothing instead of "No".
      if (value === 'true') return filter?.label ?? [];
      if (value === 'false') return [];
      return filter?.exact?.(attributes) ?? facetLabel(categoryId, attribute, value);
    })
    .slice(0, specsPerCard);
}
