import { effectivePrice, formatPesos } from '@sirkito/commerce';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import type { CartItem } from '@sirkito/contracts/carts/schemas';
import { toast } from '#web/lib/interaction/toasts.ts';
import { type CartContext, useCartContext } from '../cart-context.ts';
import { changeCart } from '../changes/change-cart.ts';
import { LineAction } from './line-action.tsx';
import { LineFrame } from './line-frame.tsx';

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

const duration = 2_500;
const maxShownCharacters = 30;

async function moveToCart(
  context: CartContext,
  { productId, title }: Pick<CartItem, 'productId' | 'title'>,
): Promise<boolean> {
  const call = () => context.api(cartPaths.moveToCart, { params: { productId } });
  const isDone = await changeCart(context, call, "Couldn't move the item to your cart");
  if (isDone) {
    const description = `${title.slice(0, maxShownCharacters)}...`;
    toast({ title: 'Item moved to cart', description, duration });
  }
  return isDone;
}

const removeSaved = (context: CartContext, productId: string): Promise<boolean> =>
  changeCart(
    context,
    () => context.api(cartPaths.removeSaved, { params: { productId } }),
    'Failed to remove item',
  );
