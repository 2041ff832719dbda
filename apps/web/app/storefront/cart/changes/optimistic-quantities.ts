import { asCentavos, subtotal, toCentavos, toPesos } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/carts/schemas';
import { optimisticQuantitiesKey } from '#web/lib/query-keys/cart.ts';
import type { CartContext } from '../cart-context.ts';
import { inCentavos } from '../in-centavos.ts';

/** Quantities shown but not yet confirmed by the server, by product id. */
export type OptimisticQuantities = Readonly<Record<string, number>>;

const none: OptimisticQuantities = {};

export const optimisticQuantitiesQuery = (userId: string) => ({
  queryKey: optimisticQuantitiesKey(userId),
  queryFn: () => none,
  initialData: none,
  enabled: false,
});

type CacheContext = Pick<CartContext, 'queries' | 'userId'>;

export const optimisticQuantity = (
  { queries, userId }: CacheContext,
  productId: string,
): number | undefined =>
  queries.getQueryData<OptimisticQuantities>(optimisticQuantitiesKey(userId))?.[productId];

export const setOptimisticQuantity = (
  { queries, userId }: CacheContext,
  productId: string,
  quantity: number,
): void => {
  queries.setQueryData<OptimisticQuantities>(optimisticQuantitiesKey(userId), (all) => ({
    ...all,
    [productId]: quantity,
  }));
};

/** Shows the server's quantity again. */
export const clearOptimisticQuantity = (
  { queries, userId }: CacheContext,
  productId: string,
): void => {
  queries.setQueryData<OptimisticQuantities>(
    optimisticQuantitiesKey(userId),
    ({ [productId]: _, ...rest } = {}) => rest,
  );
};

/** Applies optimistic quantities to the cart. */
export function applyOptimisticQuantities(cart: Cart, quantities: OptimisticQuantities): Cart {
  if (!cart.items.some(({ productId }) => quantities[productId] !== undefined)) return cart;
  const items = cart.items.map((item) => ({
    ...item,
    quantity: quantities[item.productId] ?? item.quantity,
  }));
  const sum = subtotal(items.map(inCentavos));
  const off = cart.discounts.reduce((all, { amount }) => all + toCentavos(amount), 0);
  // An estimate until the server recalculates discounts; never below the shipping fee.
  const total = asCentavos(sum + toCentavos(cart.shippingFee) - Math.min(off, sum));
  return { ...cart, items, subtotal: toPesos(sum), total: toPesos(total) };
}
