import type { CartItem } from '@sirkito/contracts/carts/schemas';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { ProductImage } from '#web/ui/product/product-image.tsx';

/** Renders a product in the cart or saved for later. */
export function LineFrame({ item, children }: { item: CartItem; children: ReactNode }) {
  const path = shopPaths.product({ _id: item.productId, slug: item.slug });
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 py-4.5">
      <ProductImage path={item.image || undefined} alt="" sizes="72px" />
      <div className="min-w-0 text-small">
        <Link to={path} className="line-clamp-2 leading-[1.35] font-[480] hover:underline">
          {item.title}
        </Link>
        {children}
      </div>
    </li>
  );
}
