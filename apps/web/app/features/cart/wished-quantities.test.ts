import type { Pesos } from '@sirkito/commerce';
import type { Cart, CartItem } from '@sirkito/contracts/cart';
import { expect, test } from 'vitest';
import { emptyCart } from './cart.queries.ts';
import { withWishes } from './wished-quantities.ts';

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

test('[CT-08] a wished quantity counts with the price that is paid, to the centavo', () => {
  expect(withWishes(cart, { fan: 3 })).toMatchObject({
    items: [{ quantity: 3 }, { quantity: 1 }],
    subtotal: 4_000.5,
    total: 4_075.5,
  });
});

test('without a wish for what is in it the cart is as the server said', () => {
  expect(withWishes(cart, { mouse: 2 })).toBe(cart);
});
