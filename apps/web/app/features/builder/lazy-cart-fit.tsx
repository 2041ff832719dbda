import { lazy, Suspense } from 'react';
import type { CartFitProps } from './cart-fit.tsx';

const CartFit = lazy(async () => ({ default: (await import('./cart-fit.tsx')).CartFit }));

/** More of one part than this says nothing new about a PC. */
const mostOfOne = 4;

/** One part alone has nothing to fit. */
export function LazyCartFit({ items, ...rest }: Omit<CartFitProps, 'ids'>) {
  const ids = items.flatMap(({ productId, quantity }) =>
    Array.from({ length: Math.min(quantity, mostOfOne) }, () => productId),
  );
  if (ids.length < 2 || ids.length > 40) return null;
  return (
    <Suspense>
      <CartFit items={items} ids={ids} {...rest} />
    </Suspense>
  );
}
