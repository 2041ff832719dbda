import type { ProductCard } from '@sirkito/contracts/catalog-listing';
import { discountPercent } from '@sirkito/commerce';

/** A small plain label on the plate; nothing where nothing is saved. */
export function DiscountLabel({ product }: { product: ProductCard }) {
  const percent = discountPercent(product);
  if (percent === 0) return null;
  return (
    <p className="fact absolute top-2.5 left-2.5 z-1 rounded-sm bg-surface-raised px-1.5 text-micro leading-5 font-[520] text-ink">
      <span aria-hidden="true">−</span>
      <span className="sr-only">Reduced by </span>
      {percent}%
    </p>
  );
}
