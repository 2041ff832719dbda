import { cartPaths } from '@sirkito/contracts/paths/cart';
import { toast } from '#web/lib/toasts.ts';
import type { CartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';

export interface NewItem {
  productId: string;
  name: string;
  quantity: number;
}

export async function addItem(parts: CartParts, item: NewItem): Promise<boolean> {
  const { productId, name, quantity } = item;
  const call = () => parts.api(cartPaths.add, { body: { productId, quantity } });
  const isDone = await changeCart(parts, call, 'Failed to add item to cart');
  if (isDone) toast({ title: 'Added to cart', description: name, variant: 'success' });
  return isDone;
}
