import type { CartItem } from '@sirkito/contracts/cart';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';

/** A product in the cart or on the saved list, with what can be done about it. */
export function LineFrame({ item, children }: { item: CartItem; children: ReactNode }) {
  const path = shopPaths.product({ _id: item.productId, slug: item.slug });
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-4 py-4.5">
      <ProductPicture path={item.image || undefined} alt="" sizes="72px" />
      <div className="min-w-0 text-small">
        <Link to={path} className="line-clamp-2 leading-[1.35] font-[480] hover:underline">
          {item.title}
        </Link>
        {children}
      </div>
    </li>
  );
}
