import type { Pesos } from '@sirkito/commerce';
import type { Cart, CartItem } from '@sirkito/contracts/carts/schemas';
import { expect, test } from 'vitest';
import { emptyCart } from '../cart.queries.ts';
import { applyOptimisticQuantities } from './optimistic-quantities.ts';

const item = (productId: string, price: number, salePrice = 0): CartItem => ({
  productId,
  title: productId,
  slug: productId,
  image: '',
  price: price as Pesos,
  salePrice: salePrice as Pesos,
  quantity: 1,
  totalStock: 9,
});
const cart: Cart = { ...emptyCart, items: [item('fan', 0.1), item('case', 5_000, 4_000.2)] };

test('[CT-08] multiplies an optimistic quantity by the effective price, to the centavo', () => {
  expect(applyOptimisticQuantities(cart, { fan: 3 })).toMatchObject({
    items: [{ quantity: 3 }, { quantity: 1 }],
    subtotal: 4_000.5,
    total: 4_075.5,
  });
});

test('returns the same cart if no quantity applies', () => {
  expect(applyOptimisticQuantities(cart, { mouse: 2 })).toBe(cart);
});
