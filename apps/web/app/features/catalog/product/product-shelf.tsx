import type { ProductCard as Product } from '@sirkito/contracts/catalog-listing';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProductCard } from '../product-card.tsx';

/** A few cards in whole rows: two by two on a phone, then two rows of three and of four. */
export function ProductShelf({ products }: { products: readonly Product[] }) {
  return (
    <Shelf>
      {products.map((product) => (
        <li key={product._id} className={place}>
          <ProductCard product={product} />
        </li>
      ))}
    </Shelf>
  );
}

const place = 'grid max-md:nth-[n+5]:hidden max-lg:nth-[n+7]:hidden';

/** The same boxes while the cards are on their way. */
export function EmptyShelf({ count }: { count: number }) {
  return (
    <Shelf>
      {Array.from({ length: count }, (_, index) => `place ${index}`).map((key) => (
        <li key={key} className={place}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3.5 h-35.5 w-full opacity-50" />
        </li>
      ))}
    </Shelf>
  );
}

function Shelf({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-11 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {children}
    </ul>
  );
}
