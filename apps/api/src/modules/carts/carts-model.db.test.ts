import { maxQuantity } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addToCart, changeQuantity, clearCart, removeFromCart } from './lines/cart-changes.ts';
import { moveToCart, removeSaved, saveForLater } from './lines/save-for-later.ts';
import { viewCart } from './cart.ts';

const shop = testShop();
const stockedProducts: { price: number; salePrice?: number; stock: number }[] = [
  { price: 19.99, stock: 3 },
  { price: 1_234.05, salePrice: 999.1, stock: 120 },
  { price: 0.35, stock: 1 },
];

type Command = { verb: keyof typeof verbs; index: number; quantity: number };
interface Model {
  cart: Map<number, number>;
  saved: Map<number, number>;
}

const isRefused = (index: number, quantity: number) =>
  quantity > maxQuantity || quantity > (stockedProducts[index]?.stock ?? 0);

/** Reference implementation of each command. */
const verbs = {
  add({ cart }: Model, { index, quantity }: Command) {
    const sum = (cart.get(index) ?? 0) + quantity;
    if (!isRefused(index, sum)) cart.set(index, sum);
  },
  change({ cart }: Model, { index, quantity }: Command) {
    if (cart.has(index) && !isRefused(index, quantity)) cart.set(index, quantity);
  },
  remove: ({ cart }: Model, { index }: Command) => cart.delete(index),
  clear: ({ cart }: Model) => cart.clear(),
  save({ cart, saved }: Model, { index }: Command) {
    const quantity = cart.get(index);
    if (!quantity) return;
    saved.set(index, quantity);
    cart.delete(index);
  },
  move({ cart, saved }: Model, { index }: Command) {
    const sum = (cart.get(index) ?? 0) + (saved.get(index) ?? 0);
    if (!saved.has(index) || isRefused(index, sum)) return;
    cart.set(index, sum);
    saved.delete(index);
  },
  removeSaved: ({ saved }: Model, { index }: Command) => saved.delete(index),
};

const command: fc.Arbitrary<Command> = fc.record({
  verb: fc.constantFrom(...(Object.keys(verbs) as Command['verb'][])),
  index: fc.nat({ max: stockedProducts.length - 1 }),
  quantity: fc.integer({ min: 1, max: 130 }),
});

test('matches the reference model after any sequence of commands', async () => {
  const products = await Promise.all(stockedProducts.map((product) => newProduct(shop, product)));
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 15 }), async (commands) => {
      const { ctx } = await newShopper(shop);
      const model: Model = { cart: new Map(), saved: new Map() };
      for (const one of commands) {
        verbs[one.verb](model, one);
        const productId = String(products[one.index]);
        const { quantity } = one;
        const acts = {
          add: () => addToCart(ctx, { productId, quantity }),
          change: () => changeQuantity(ctx, { productId, quantity }),
          remove: () => removeFromCart(ctx, productId),
          clear: () => clearCart(ctx),
          save: () => saveForLater(ctx, productId),
          move: () => moveToCart(ctx, productId),
          removeSaved: () => removeSaved(ctx, productId),
        };
        await acts[one.verb]().catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
      }
      const cart = await viewCart(ctx);
      const listed = (items: typeof cart.items) =>
        new Map(items.map((item) => [products.indexOf(item.productId), item.quantity]));
      expect(listed(cart.items)).toEqual(model.cart);
      expect(listed(cart.saved)).toEqual(model.saved);
      const sum = [...model.cart].reduce((total, [index, quantity]) => {
        const product = stockedProducts[index];
        const pays = product?.salePrice ?? product?.price ?? 0;
        return total + Math.round(pays * 100) * quantity;
      }, 0);
      expect(Math.round(cart.subtotal * 100)).toBe(sum);
    }),
    { numRuns: 40 },
  );
});
