import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { PriceBlock } from '#web/ui/product/price.tsx';
import { QuantityStepper } from '#web/ui/form/quantity-stepper.tsx';
import { Rating } from '#web/ui/product/rating.tsx';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { FitFacts } from './fit-facts.tsx';
import { ProductTerms } from './product-terms.tsx';
import { ShareButton } from './share-button.tsx';

interface BuyBoxProps {
  product: ProductDetail;
  canPickUp: boolean;
  quantity: number;
  onQuantity: (quantity: number) => void;
  addToCart: ReactNode;
  addToBuild: ReactNode;
  fit: ReactNode;
}

/** Name, price and add-to-cart. Sticky next to a tall gallery. */
export function BuyBox(props: BuyBoxProps) {
  const { product, canPickUp, quantity, onQuantity, addToCart, addToBuild, fit } = props;
  return (
    <div className="min-w-0 lg:sticky lg:top-22">
      <div className="mb-2 flex items-center justify-between gap-3 text-small text-ink-muted">
        <Link to={shopPaths.brand(product.brand.id)} className="py-1 hover:text-ink">
          {product.brand.name}
        </Link>
        {product.reviewCount > 0 && (
          <a href="#reviews" className="py-1">
            <Rating product={product} />
          </a>
        )}
      </div>
      <h1 className="text-[clamp(1.5rem,1.3rem+0.8vw,1.9375rem)] leading-[1.14] font-[560] tracking-[-0.028em] wrap-break-word">
        {product.name}
      </h1>
      <p className="fact mt-2 text-caption text-ink-faint">SKU {product.sku}</p>
      <div className="mt-5.5">
        <PriceBlock
          price={product.price}
          salePrice={product.salePrice}
          saleEndsAt={product.saleEndsAt}
        />
      </div>
      <p className="mt-4">
        <StockBadge stock={product.totalStock} />
      </p>
      <div className="mt-4.5 flex flex-wrap gap-2.5">
        {product.totalStock > 0 && (
          <QuantityStepper
            name={product.name}
            value={quantity}
            max={product.totalStock}
            size="large"
            onChange={onQuantity}
          />
        )}
        <div className="hidden min-w-0 flex-1 lg:flex">{addToCart}</div>
        {addToBuild}
      </div>
      <div className="mt-3 -ml-3 flex flex-wrap gap-1">
        <CompareButton product={product} />
        <ShareButton product={product} />
      </div>
      {fit}
      <FitFacts fit={product.fit} />
      <ProductTerms product={product} canPickUp={canPickUp} />
    </div>
  );
}
