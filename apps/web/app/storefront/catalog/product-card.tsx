import type { ProductCard as Product } from '@sirkito/contracts/catalog/listing-schemas';
import { use, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CardAction } from '#web/lib/interaction/card-action.ts';
import { StoredFit } from '#web/lib/storage/stored-fit.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Price } from '#web/ui/product/price.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { Rating } from '#web/ui/product/rating.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';
import { CompareToggle } from './compare/compare-toggle.tsx';
import { DiscountLabel } from './discount-label.tsx';

interface ProductCardProps {
  product: Product;
  /** First on the page: its image loads eagerly. */
  isFirst?: boolean;
  /** Shows the saving in pesos too, not only in percent. */
  showsSaving?: boolean;
  /** Extra line below the price. */
  note?: ReactNode;
}

const cardSizes = '(width < 48rem) 44vw, (width < 64rem) 30vw, (width < 90rem) 22vw, 240px';

/** Keeps a number and its unit on one line. */
const keepUnit = (fact: string): string => fact.replace(/ (?=\S{1,3}$)/, '\u00A0');

export function ProductCard(props: ProductCardProps) {
  const { product, isFirst = false, showsSaving = false, note } = props;
  const action = use(CardAction)(product);
  const isSoldOut = product.totalStock <= 0;
  return (
    <article className="group relative flex min-w-0 flex-col">
      <DiscountLabel product={product} showsSaving={showsSaving} />
      <div className="relative">
        <ProductImage
          path={product.images[0]}
          alt=""
          sizes={cardSizes}
          isFirst={isFirst}
          isSoldOut={isSoldOut}
        />
        <div className="absolute inset-0 flex items-end p-2">{use(StoredFit)({ product })}</div>
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3.5">
        <p className="fact line-clamp-2 min-h-[2lh] text-caption text-ink-faint">
          {product.facts.map(keepUnit).join(' · ')}&nbsp;
        </p>
        <h3 className="line-clamp-2 min-h-[2.7em] leading-[1.35] font-normal tracking-[-0.008em] text-pretty">
          <Link
            to={shopPaths.product(product)}
            prefetch="intent"
            className="after:absolute after:inset-0"
          >
            {product.name}
          </Link>
        </h3>
        <p className="flex min-h-5 flex-wrap items-center gap-x-3">
          <StockBadge stock={product.totalStock} />
          <Rating product={product} />
        </p>
        <div className="mt-auto flex min-h-13.5 items-end justify-between gap-2 pt-2">
          <Price price={product.price} salePrice={product.salePrice} />
          <div className="relative z-1">{action}</div>
        </div>
        {note}
      </div>
      <CompareToggle product={product} />
    </article>
  );
}
