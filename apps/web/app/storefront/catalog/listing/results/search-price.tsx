import type { ListingReply } from '@sirkito/contracts/catalog/listing-schemas';
import { priceLabel } from '../filters/filter-view.ts';

/** Says which prices the search asks for, and their order. */
export function SearchPrice({ price }: { price: NonNullable<ListingReply['searchPrice']> }) {
  const range = priceLabel({ minPrice: price.min, maxPrice: price.max });
  const order = price.order && `${price.order} price first`;
  return (
    <p className="text-small text-ink-muted first-letter:uppercase">
      {[range, order].filter(Boolean).join(', ')}
    </p>
  );
}
