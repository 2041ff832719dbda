import { maxQuantity } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addToCart } from './add-to-cart.ts';
import { changeQuantity } from './change-quantity.ts';
import { clearCart } from './clear-cart.ts';
import { moveToCart } from './move-to-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { removeSaved } from './remove-saved.ts';
import { saveForLater } from './save-for-later.ts';
import { viewCart } from './view-cart.ts';

const shop = testShop();
const shelf: { price: number; salePrice?: number; stock: number }[] = [
  { price: 19.99, stock: 3 },
  { price: 1_234.05, salePrice: 999.1, stock: 120 },
  { price: 0.35, stock: 1 },
];

type Command = { verb: keyof typeof verbs; place: number; quantity: number };
interface Model {
  cart: Map<number, number>;
  saved: Map<number, number>;
}

const refuses = (place: number, quantity: number) =>
  quantity > maxQuantity || quantity > (shelf[place]?.stock ?? 0);

/** What each command does to a cart, written once more as plainly as can be. */
const verbs = {
  add({ cart }: Model, { place, quantity }: Command) {
    const sum = (cart.get(place) ?? 0) + quantity;
    if (!refuses(place, sum)) cart.set(place, sum);
  },
  change({ cart }: Model, { place, quantity }: Command) {
    if (cart.has(place) && !refuses(place, quantity)) cart.set(place, quantity);
  },
  remove: ({ cart }: Model, { place }: Command) => cart.delete(place),
  clear: ({ cart }: Model) => cart.clear(),
  save({ cart, saved }: Model, { place }: Command) {
    const quantity = cart.get(place);
    if (!quantity) return;
    saved.set(place, quantity);
    cart.delete(place);
  },
  move({ cart, saved }: Model, { place }: Command) {
    const sum = (cart.get(place) ?? 0) + (saved.get(place) ?? 0);
    if (!saved.has(place) || refuses(place, sum)) return;
    cart.set(place, sum);
    saved.delete(place);
  },
  removeSaved: ({ saved }: Model, { place }: Command) => saved.delete(place),
};

const command: fc.Arbitrary<Command> = fc.record({
  verb: fc.constantFrom(...(Object.keys(verbs) as Command['verb'][])),
  place: fc.nat({ max: shelf.length - 1 }),
  quantity: fc.integer({ min: 1, max: 130 }),
});

test('whatever two tabs do in turn, the cart is what it should be, to the centavo', async () => {
  const products = await Promise.all(shelf.map((shelved) => newProduct(shop, shelved)));
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 15 }), async (commands) => {
      const { ctx } = await newShopper(shop);
      const model: Model = { cart: new Map(), saved: new Map() };
      for (const one of commands) {
        verbs[one.verb](model, one);
        const productId = String(products[one.place]);
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
      const sum = [...model.cart].reduce((total, [place, quantity]) => {
        const shelved = shelf[place];
        const pays = shelved?.salePrice ?? shelved?.price ?? 0;
        return total + Math.round(pays * 100) * quantity;
      }, 0);
      expect(Math.round(cart.subtotal * 100)).toBe(sum);
    }),
    { numRuns: 40 },
  );
});
