import {
  asCentavos,
  facetLabel,
  facetValues,
  filtersOf,
  runningSalePrice,
  toPesos,
} from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
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
    rating: row.reviewCount > 0 ? row.ratingSum / row.reviewCount : 0,
    reviewCount: row.reviewCount,
  };
}

/** Returns the value of each filter attribute that has only one, in the order of the filters. */
function keySpecs({ categoryId, attributes }: CardRow): string[] {
  const values = facetValues(categoryId, attributes);
  return values
    .filter(
      ({ attribute }, index) =>
        attribute !== values[index - 1]?.attribute && attribute !== values[index + 1]?.attribute,
    )
    .flatMap(({ attribute, value }) => {
      // Show "Wireless" instead of "Yes", and nothing instead of "No".
      if (value === 'true') return filtersOf(categoryId).get(attribute)?.label ?? [];
      return value === 'false' ? [] : facetLabel(categoryId, attribute, value);
    })
    .slice(0, specsPerCard);
}
