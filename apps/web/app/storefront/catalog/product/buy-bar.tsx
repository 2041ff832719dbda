import { effectivePrice, formatPesos } from '@sirkito/commerce';
import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import type { ReactNode } from 'react';
import { StockBadge } from '#web/ui/product/stock-badge.tsx';

interface BuyBarProps {
  product: ProductDetail;
  children: ReactNode;
}

/** Sticky price and button on phones. Stops above the footer so it covers nothing. */
export function BuyBar({ product, children }: BuyBarProps) {
  return (
    <div
      data-buy-bar
      className="sticky bottom-0 z-10 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <div className="wrap flex items-center gap-4 py-2.5 low:py-1">
        <div className="tabular-nums">
          <p className="text-lead leading-[1.2] font-[560] tracking-[-0.02em]">
            {formatPesos(effectivePrice(product))}
          </p>
          <StockBadge stock={product.totalStock} />
        </div>
        <div className="ml-auto flex min-w-0 flex-1 sm:max-w-80">{children}</div>
      </div>
    </div>
  );
}
