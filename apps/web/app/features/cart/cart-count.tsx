import { useCartWatch } from './use-cart-watch.ts';
import { countItems, useCart } from './use-cart.ts';

/** On the button in the header. There as long as somebody is signed in, so it keeps watch as well. */
export function CartCount() {
  const count = countItems(useCart().cart);
  useCartWatch();
  if (count === 0) return null;
  return (
    <>
      <span
        data-cart-count
        className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ink px-1 text-micro font-semibold text-surface tabular-nums"
      >
        {count}
      </span>
      <span className="sr-only">{count === 1 ? 'item' : 'items'}</span>
    </>
  );
}
