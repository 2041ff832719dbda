import { effectivePrice, formatPesos, type Pesos } from '@sirkito/commerce';
import type { ProductCard } from '@sirkito/contracts/catalog-listing';

/** The shop's own days, wherever the page is made or read. */
const day = new Intl.DateTimeFormat('en-PH', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Manila',
});

/** What is saved, and until when. */
export function SaleNote({ product }: { product: ProductCard }) {
  const saved = (product.price - effectivePrice(product)) as Pesos;
  const ends = product.saleEndsAt && day.format(new Date(product.saleEndsAt));
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
