import { Suspense } from 'react';
import { lazyOnline } from '#web/lib/interaction/lazy-online.ts';
import { partIds } from '#web/lib/navigation/part-ids.ts';
import type { CartFitProps } from './cart-fit.tsx';

const CartFit = lazyOnline(async () => (await import('./cart-fit.tsx')).CartFit);

/** Fewer than two parts have nothing to compare; the API accepts at most 40. */
export function LazyCartFit({ items, ...rest }: Omit<CartFitProps, 'ids'>) {
  const ids = partIds(items);
  if (ids.length < 2 || ids.length > 40) return null;
  return (
    <Suspense>
      <CartFit items={items} ids={ids} {...rest} />
    </Suspense>
  );
}
