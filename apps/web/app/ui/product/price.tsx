import { asPesos, effectivePrice, formatPesos, formatSaleEnd, type Pesos } from '@sirkito/commerce';

export interface Priced {
  price: Pesos;
  salePrice: Pesos;
}

/** Renders the price of a card or line, with the old price if on sale. */
export function Price({ price, salePrice }: Priced) {
  const current = effectivePrice({ price, salePrice });
  return (
    <p className="tabular-nums">
      {current < price && <WasPrice price={price} className="block text-price-old" />}
      <span className="block text-price font-[560]">{formatPesos(current)}</span>
    </p>
  );
}

interface PriceBlockProps extends Priced {
  saleEndsAt?: string | null;
}

/** Renders the large price of a product page, with the saving and when the sale ends. */
export function PriceBlock({ price, salePrice, saleEndsAt }: PriceBlockProps) {
  const current = effectivePrice({ price, salePrice });
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 tabular-nums">
        <span className="text-price-large font-[560]">{formatPesos(current)}</span>
        {current < price && (
          <>
            <WasPrice price={price} className="text-price-old" />
            <span className="fact rounded-sm border border-line px-1.5 text-caption leading-5">
              Save {formatPesos(asPesos(price - current))}
            </span>
          </>
        )}
      </p>
      <p className="mt-1.5 text-small text-ink-muted">
        VAT included.{saleEndsAt && ` Sale ends ${formatSaleEnd(saleEndsAt)}.`}
      </p>
    </>
  );
}

function WasPrice({ price, className }: { price: Pesos; className: string }) {
  return (
    <s className={`text-ink-faint ${className}`}>
      <span className="sr-only">Was </span>
      {formatPesos(price)}
    </s>
  );
}
