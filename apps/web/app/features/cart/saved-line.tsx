import { effectivePrice, formatPesos } from '@sirkito/commerce';
import type { CartItem } from '@sirkito/contracts/cart';
import { useCartParts } from './cart-parts.ts';
import { LineAct } from './line-act.tsx';
import { LineFrame } from './line-frame.tsx';
import { moveToCart } from './move-to-cart.ts';
import { removeSaved } from './remove-saved.ts';

export function SavedLine({ item, onGone }: { item: CartItem; onGone: () => void }) {
  const parts = useCartParts();
  return (
    <LineFrame item={item}>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <LineAct
          name="Move to cart"
          title={item.title}
          act={() => moveToCart(parts, item)}
          onDone={onGone}
        />
        <LineAct
          name="Remove"
          title={item.title}
          act={() => removeSaved(parts, item.productId)}
          onDone={onGone}
        />
        <span className="ml-auto text-caption text-ink-faint tabular-nums">
          {formatPesos(effectivePrice(item))}
        </span>
      </div>
    </LineFrame>
  );
}
