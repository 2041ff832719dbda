import { subtotal, toCentavos, toPesos, type Centavos } from '@sirkito/commerce';
import type { Cart } from '@sirkito/contracts/cart';
import type { CartParts } from './cart-parts.ts';
import { inCentavos } from './in-centavos.ts';

/** Quantities that are shown already and that the server has not confirmed, by product. */
export type Wished = Readonly<Record<string, number>>;

const wishedKey = (userId: string) => ['cart-wished', userId] as const;

export const wishedQuery = (userId: string) => ({
  queryKey: wishedKey(userId),
  queryFn: (): Wished => ({}),
  initialData: {} as Wished,
  enabled: false,
});

type Place = Pick<CartParts, 'queries' | 'userId'>;

export const wishedOf = ({ queries, userId }: Place, productId: string): number | undefined =>
  queries.getQueryData<Wished>(wishedKey(userId))?.[productId];

export const wish = ({ queries, userId }: Place, productId: string, quantity: number): void => {
  queries.setQueryData<Wished>(wishedKey(userId), (all) => ({ ...all, [productId]: quantity }));
};

/** What is no longer wished shows again as the server has it. */
export const unwish = ({ queries, userId }: Place, productId: string): void => {
  queries.setQueryData<Wished>(wishedKey(userId), ({ [productId]: _, ...rest } = {}) => rest);
};

/** The cart as it will be when every wish comes true. */
export function withWishes(cart: Cart, wished: Wished): Cart {
  if (!cart.items.some(({ productId }) => wished[productId] !== undefined)) return cart;
  const items = cart.items.map((item) => ({
    ...item,
    quantity: wished[item.productId] ?? item.quantity,
  }));
  const sum = subtotal(items.map(inCentavos));
  const off = cart.discounts.reduce((all, { amount }) => all + toCentavos(amount), 0);
  // Until the server says what is taken off now; never more than the goods are worth.
  const total = (sum + toCentavos(cart.shippingFee) - Math.min(off, sum)) as Centavos;
  return { ...cart, items, subtotal: toPesos(sum), total: toPesos(total) };
}
