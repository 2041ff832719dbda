import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';
import { asPesos, discountPercent, effectivePrice, formatPesos } from '@sirkito/commerce';

interface DiscountLabelProps {
  product: ProductCard;
  /** Shows the saving in pesos too. */
  showsSaving?: boolean;
}

/** Shows the discount on the product image; hidden without one. */
export function DiscountLabel({ product, showsSaving = false }: DiscountLabelProps) {
  const percent = discountPercent(product);
  if (percent === 0) return null;
  const saving = asPesos(product.price - effectivePrice(product));
  return (
    <p className="fact absolute top-2.5 left-2.5 z-1 rounded-sm bg-surface-raised px-1.5 text-micro leading-5 font-[520] text-ink">
      <span aria-hidden="true">−</span>
      <span className="sr-only">Reduced by </span>
      {percent}%
      {showsSaving && <span className="font-sans tabular-nums">, save {formatPesos(saving)}</span>}
    </p>
  );
}
