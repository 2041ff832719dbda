import { effectivePrice, formatPesos } from '@sirkito/commerce';
import type { CartItem } from '@sirkito/contracts/carts/schemas';
import { useCartContext } from '../cart-context.ts';
import { LineAction } from './line-action.tsx';
import { LineFrame } from './line-frame.tsx';
import { moveToCart } from '../changes/move-to-cart.ts';
import { removeSaved } from '../changes/remove-saved.ts';

export function SavedLine({ item, onRemoved }: { item: CartItem; onRemoved: () => void }) {
  const context = useCartContext();
  return (
    <LineFrame item={item}>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <LineAction
          name="Move to cart"
          title={item.title}
          act={() => moveToCart(context, item)}
          onDone={onRemoved}
        />
        <LineAction
          name="Remove"
          title={item.title}
          act={() => removeSaved(context, item.productId)}
          onDone={onRemoved}
        />
        <span className="ml-auto text-caption text-ink-faint tabular-nums">
          {formatPesos(effectivePrice(item))}
        </span>
      </div>
    </LineFrame>
  );
}
