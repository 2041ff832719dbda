import { cartPaths } from '@sirkito/contracts/carts/paths';
import { toast } from '#web/lib/interaction/toasts.ts';
import type { CartContext } from '../cart-context.ts';
import { changeCart } from './change-cart.ts';

export interface NewItem {
  productId: string;
  name: string;
  quantity: number;
}

export async function addItem(context: CartContext, item: NewItem): Promise<boolean> {
  const { productId, name, quantity } = item;
  const call = () => context.api(cartPaths.add, { body: { productId, quantity } });
  const retry = () => void addItem(context, item);
  const isDone = await changeCart(context, call, 'Failed to add item to cart', retry);
  if (isDone) toast({ title: 'Added to cart', description: name, variant: 'success' });
  return isDone;
}
