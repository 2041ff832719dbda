import { plural } from '@sirkito/commerce';
import { useCartSync } from './use-cart-sync.ts';
import { countItems, useCart } from './use-cart.ts';

/** Shows the item count in the header. Mounted while signed in, so it also syncs the cart. */
export function CartCount() {
  const count = countItems(useCart().cart);
  useCartSync();
  if (count === 0) return null;
  return (
    <>
      <span
        data-cart-count
        className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ink px-1 text-micro font-semibold text-surface tabular-nums"
      >
        {count}
      </span>
      <span className="sr-only">{plural(count, 'item')}</span>
    </>
  );
}
