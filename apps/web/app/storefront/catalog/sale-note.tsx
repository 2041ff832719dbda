import { asPesos, effectivePrice, formatPesos, formatSaleDay } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog/listing-schemas';

/** Shows the amount saved and when the sale ends. */
export function SaleNote({ product }: { product: ProductCard }) {
  const saved = asPesos(product.price - effectivePrice(product));
  const ends = product.saleEndsAt && formatSaleDay(product.saleEndsAt);
  return (
    <p className="min-h-[2.8em] text-caption text-ink-muted tabular-nums md:min-h-[1.4em]">
      Save {formatPesos(saved)}
      {ends && (
        <>
          , <span className="whitespace-nowrap">until {ends}</span>
        </>
      )}
    </p>
  );
}
