import { effectivePrice, formatPesos, formatSaleEnd, type Pesos } from '@sirkito/commerce';

export interface Priced {
  price: Pesos;
  salePrice: Pesos;
}

/** In a card or a line: what one pays, and above it what it was. */
export function Price({ price, salePrice }: Priced) {
  const pays = effectivePrice({ price, salePrice });
  return (
    <p className="leading-[1.3] tabular-nums">
      {pays < price && <WasPrice price={price} className="block text-small" />}
      <span className="text-[1.0625rem] font-[560] tracking-[-0.02em]">{formatPesos(pays)}</span>
    </p>
  );
}

interface PriceBlockProps extends Priced {
  saleEndsAt?: string | null;
}

/** At the head of a product page: large, with the saving in pesos and how long it is had. */
export function PriceBlock({ price, salePrice, saleEndsAt }: PriceBlockProps) {
  const pays = effectivePrice({ price, salePrice });
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 tabular-nums">
        <span className="text-[2.125rem] leading-[1.1] font-[560] tracking-[-0.036em]">
          {formatPesos(pays)}
        </span>
        {pays < price && (
          <>
            <WasPrice price={price} className="text-small" />
            <span className="fact rounded-sm border border-line px-1.5 text-caption leading-5">
              Save {formatPesos((price - pays) as Pesos)}
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
