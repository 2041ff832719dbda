import type { ProductCard as Product } from '@sirkito/contracts/catalog/listing-schemas';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProductCard } from '../product-card.tsx';

/** Shows product cards in full rows: 2×2 on phones, then one row of four or two rows of three and of four. */
export function ProductShelf({ products }: { products: readonly Product[] }) {
  return (
    <Shelf count={products.length}>
      {products.map((product) => (
        <li key={product._id} className={item}>
          <ProductCard product={product} />
        </li>
      ))}
    </Shelf>
  );
}

const item = 'grid max-md:nth-[n+5]:hidden max-lg:nth-[n+7]:hidden';

/** Skeletons in the same layout. */
export function EmptyShelf({ count }: { count: number }) {
  return (
    <Shelf count={count}>
      {Array.from({ length: count }, (_, index) => `place ${index}`).map((key) => (
        <li key={key} className={item}>
          <Skeleton className="aspect-square w-full" />
          <Skeleton className="mt-3.5 h-35.5 w-full opacity-50" />
        </li>
      ))}
    </Shelf>
  );
}

function Shelf({ count, children }: { count: number; children: ReactNode }) {
  const columns = count === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3 lg:grid-cols-4';
  return <ul className={`grid grid-cols-2 gap-x-3 gap-y-11 md:gap-x-6 ${columns}`}>{children}</ul>;
}
