import { useCartContext } from '../cart-context.ts';
import { changeQuantity } from '../changes/change-quantity.ts';
import { removeItem } from '../changes/remove-item.ts';

/** Changes a line in one tap to a quantity with which it can be ordered; 0 removes it. */
export function useFixLine() {
  const context = useCartContext();
  return async (productId: string, quantity: number): Promise<boolean> => {
    if (quantity === 0) return removeItem(context, productId);
    await changeQuantity(context, { productId, quantity, totalStock: quantity }, quantity);
    return true;
  };
}
