import type { KyselyPlugin } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Ctx } from '#api/platform/context.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addToCart, clearCart, removeFromCart } from '../lines/cart-changes.ts';
import { saveForLater } from '../lines/save-for-later.ts';
import { viewCart } from '../cart.ts';
import { applyPromoCode } from './promo-code.ts';

const shop = testShop();
afterEach(() => shop.asOwner(`update promotion set ends_at = starts_at + interval '1 second'`));
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function newCart(product: Parameters<typeof newProduct>[1] = {}) {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { price: 1_000, ...product });
  await addToCart(ctx, { productId, quantity: 2 });
  return { ctx, productId };
}

/** Views the cart and counts its queries. */
async function countQueries(ctx: Ctx) {
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const cart = await viewCart({ ...ctx, read: shop.db.withPlugin(counting) });
  return { queries, cart };
}

test('asks about promotions only when one can apply, and once', async () => {
  const { ctx } = await newCart();
  await newPromotion(shop, { name: 'Planned', startsAt: hours(1), endsAt: null });
  await newPromotion(shop, { name: 'Over', startsAt: hours(-2), endsAt: hours(-1) });
  await newPromotion(shop, { code: 'NOT-ENTERED' });
  // The cart's lines, and the shipping zones.
  expect(await countQueries(ctx)).toMatchObject({ queries: 2, cart: { discounts: [] } });
  await newPromotion(shop, { name: 'Running', endsAt: null });
  expect(await countQueries(ctx)).toMatchObject({
    queries: 3,
    cart: { discounts: [{ amount: 200 }] },
  });
  await clearCart(ctx);
  expect(await countQueries(ctx)).toMatchObject({ queries: 1, cart: { discounts: [] } });
});

test('asks once about a code limited per customer', async () => {
  const { ctx } = await newCart();
  await newPromotion(shop, { code: 'ONCE', maxPerCustomer: 1 });
  await applyPromoCode(ctx, 'ONCE');
  expect(await countQueries(ctx)).toMatchObject({
    queries: 3,
    cart: { discounts: [{ amount: 200 }], code: { code: 'ONCE', problem: null } },
  });
});

test('discounts the sale price of what can be bought now, not saved or withdrawn products', async () => {
  const { ctx } = await newCart({ salePrice: 600 });
  const [saved, withdrawn] = [await newProduct(shop), await newProduct(shop)];
  for (const productId of [saved, withdrawn]) await addToCart(ctx, { productId, quantity: 1 });
  await saveForLater(ctx, saved);
  await shop.asOwner(`update product set status = 'archived' where id = $1`, [withdrawn]);
  await newPromotion(shop);
  expect(await viewCart(ctx)).toMatchObject({ discounts: [{ amount: 120 }] });
});

test('calls no code a problem in an empty cart', async () => {
  const { ctx, productId } = await newCart();
  await newPromotion(shop, { code: 'KEPT' });
  await applyPromoCode(ctx, 'KEPT');
  expect(await removeFromCart(ctx, productId)).toMatchObject({
    code: { code: 'KEPT', problem: null },
    discounts: [],
    total: 0,
  });
});

test('applies a promotion on a category to the two levels below it', async () => {
  await shop.asOwner(
    `insert into category (id, parent_id, label, position) values ('top_level', null, 'Top', 90),
       ('middle_level', 'top_level', 'Middle', 91), ('leaf_level', 'middle_level', 'Leaf', 92)`,
  );
  const { ctx } = await newCart({ categoryId: 'leaf_level' });
  for (const category of ['leaf_level', 'middle_level', 'top_level']) {
    const { _id } = await newPromotion(shop, { scope: 'categories', targets: [category] });
    expect(await viewCart(ctx)).toMatchObject({ discounts: [{ amount: 200 }] });
    await shop.asOwner(
      `update promotion set ends_at = starts_at + interval '1 second' where id = $1`,
      [_id],
    );
  }
  await newPromotion(shop, { scope: 'categories', targets: ['memory'] });
  expect(await viewCart(ctx)).toMatchObject({ discounts: [] });
});
