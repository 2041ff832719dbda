import type { ProductCard as Product } from '@sirkito/contracts/catalog/listing-schemas';
import { use } from 'react';
import { Link } from 'react-router';
import { CardAction } from '#web/lib/interaction/card-action.ts';
import { StoredFit } from '#web/lib/storage/stored-fit.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Price } from '#web/ui/product/price.tsx';
import { ProductImage } from '#web/ui/product/product-image.tsx';
import { Rating } from '#web/ui/product/rating.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';

/** Shows a product as one row, to compare many by specs. */
export function ProductRow({ product }: { product: Product }) {
  const action = use(CardAction)(product);
  return (
    <article className="group relative grid min-h-22 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3">
      <ProductImage
        path={product.images[0]}
        alt=""
        sizes="64px"
        isSoldOut={product.totalStock <= 0}
      />
      <div className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <h3 className="line-clamp-2 min-h-[2.7em] leading-[1.35] font-[480] tracking-[-0.008em] sm:line-clamp-1 sm:min-h-0">
            <Link
              to={shopPaths.product(product)}
              prefetch="intent"
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-line-strong group-hover:underline-offset-4"
            >
              {product.name}
            </Link>
          </h3>
          <p className="fact truncate text-caption text-ink-faint">
            {product.facts.join(' · ')}&nbsp;
          </p>
          {use(StoredFit)({ product, isRow: true })}
        </div>
        <p className="flex min-h-5 items-center gap-x-3 sm:w-32 sm:flex-wrap sm:justify-end">
          <Rating product={product} />
          <StockBadge stock={product.totalStock} />
        </p>
      </div>
      <div className="grid justify-items-end gap-x-5 gap-y-1.5 sm:flex sm:items-center">
        <div className="text-right sm:w-28">
          <Price price={product.price} salePrice={product.salePrice} />
        </div>
        <div className="relative z-1">{action}</div>
      </div>
    </article>
  );
}
