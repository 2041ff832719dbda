import { maxLines } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { moveStock, newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addToCart } from './add-to-cart.ts';
import { lockCart, upsertCartLine } from './carts.queries.ts';
import { changeQuantity } from './change-quantity.ts';
import { clearCart } from './clear-cart.ts';
import { moveToCart } from './move-to-cart.ts';
import { removeFromCart } from './remove-from-cart.ts';
import { removeSaved } from './remove-saved.ts';
import { saveForLater } from './save-for-later.ts';
import { viewCart } from './view-cart.ts';

const shop = testShop();

test('[EN-01] a cart has its items and the shipping fee, and each answer is the whole of it', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { price: 1_500, salePrice: 1_200.5, stock: 8 });
  const cart = await addToCart(ctx, { productId, quantity: 2 });
  expect(cart).toMatchObject({
    items: [
      { productId, slug: 'part', price: 1_500, salePrice: 1_200.5, quantity: 2, totalStock: 8 },
    ],
    shippingFee: 75,
    subtotal: 2_401,
    total: 2_476,
    discounts: [],
    problems: [],
    generation: 1,
  });
  expect(await viewCart(ctx)).toEqual(cart);
});

test('an empty cart costs nothing, and its fee is the usual one', async () => {
  const { ctx } = await newShopper(shop);
  expect(await viewCart(ctx)).toMatchObject({
    items: [],
    shippingFee: 75,
    total: 0,
    generation: 0,
  });
});

test('adding a product again adds to its line; a change sets it', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop);
  await addToCart(ctx, { productId, quantity: 2 });
  const { items } = await addToCart(ctx, { productId, quantity: 3 });
  expect(items).toMatchObject([{ quantity: 5 }]);
  expect((await changeQuantity(ctx, { productId, quantity: 4 })).items).toMatchObject([
    { quantity: 4 },
  ]);
});

test('twenty adds of one product at once end in one line with all of them', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 50 });
  await Promise.all(Array.from({ length: 20 }, () => addToCart(ctx, { productId, quantity: 1 })));
  expect(await viewCart(ctx)).toMatchObject({ items: [{ quantity: 20 }], generation: 20 });
});

test('more than is in stock, or than one may order, is refused and changes nothing', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 3 });
  await addToCart(ctx, { productId, quantity: 2 });
  const before = await viewCart(ctx);
  await expect(addToCart(ctx, { productId, quantity: 2 })).rejects.toMatchObject({
    code: 'cart.over_stock',
    message: 'Only 3 items available',
  });
  await expect(changeQuantity(ctx, { productId, quantity: 4 })).rejects.toMatchObject({
    code: 'cart.over_stock',
  });
  const soldOut = await newProduct(shop, { stock: 0 });
  await expect(addToCart(ctx, { productId: soldOut, quantity: 1 })).rejects.toMatchObject({
    code: 'cart.sold_out',
  });
  const plenty = await newProduct(shop, { stock: 150 });
  const tooMany = { productId: plenty, quantity: 100 };
  const overLimit = {
    code: 'cart.over_limit',
    message: 'At most 99 of one product can be ordered',
  };
  await expect(addToCart(ctx, tooMany)).rejects.toMatchObject(overLimit);
  expect(await viewCart(ctx)).toEqual(before);
  const full = await addToCart(ctx, { productId: plenty, quantity: 99 });
  await expect(changeQuantity(ctx, tooMany)).rejects.toMatchObject(overLimit);
  await expect(changeQuantity(ctx, { ...tooMany, quantity: 99_999 })).rejects.toMatchObject({
    code: 'cart.over_stock',
  });
  expect(await viewCart(ctx)).toEqual(full);
});

test('what happened to a line meanwhile is told, and the line stays', async () => {
  const { ctx } = await newShopper(shop);
  const [dearer, short, gone, withdrawn] = [
    await newProduct(shop, { price: 100 }),
    await newProduct(shop, { stock: 5 }),
    await newProduct(shop, { stock: 5 }),
    await newProduct(shop),
  ];
  for (const productId of [dearer, short, gone, withdrawn]) {
    await addToCart(ctx, { productId, quantity: 4 });
  }
  await shop.asOwner('update product set price_centavos = 12050 where id = $1', [dearer]);
  await moveStock(shop, short, -2);
  await moveStock(shop, gone, -5);
  await shop.asOwner("update product set status = 'archived' where id = $1", [withdrawn]);
  const cart = await viewCart(ctx);
  expect(cart.items).toHaveLength(4);
  expect(cart.problems).toEqual([
    { kind: 'price_changed', productId: dearer, was: 100, now: 120.5 },
    { kind: 'too_many', productId: short, available: 3 },
    { kind: 'sold_out', productId: gone },
    { kind: 'withdrawn', productId: withdrawn },
  ]);
});

test('a line goes to the saved list and back in one step, or not at all', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 5 });
  await addToCart(ctx, { productId, quantity: 3 });
  expect(await saveForLater(ctx, productId)).toMatchObject({
    items: [],
    saved: [{ productId, quantity: 3 }],
  });
  await moveStock(shop, productId, -5);
  await expect(moveToCart(ctx, productId)).rejects.toMatchObject({ code: 'cart.sold_out' });
  expect((await viewCart(ctx)).saved).toHaveLength(1);
  await moveStock(shop, productId, 5);
  expect(await moveToCart(ctx, productId)).toMatchObject({ items: [{ quantity: 3 }], saved: [] });
  await saveForLater(ctx, productId);
  expect((await removeSaved(ctx, productId)).saved).toEqual([]);
});

test('removing twice is no mistake; changing what is gone is told', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop);
  await addToCart(ctx, { productId, quantity: 1 });
  await removeFromCart(ctx, productId);
  expect((await removeFromCart(ctx, productId)).items).toEqual([]);
  await expect(changeQuantity(ctx, { productId, quantity: 2 })).rejects.toMatchObject({
    code: 'cart.line_not_found',
  });
});

test('a change that had to wait for its line to come finds it', async () => {
  const { ctx, accountId } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 8 });
  const change = () => changeQuantity(ctx, { productId, quantity: 5 });
  const { changing } = await ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    const line = { accountId, productId, quantity: 1, seenPrice: 100_000, at: ctx.now() };
    await upsertCartLine(tx, line);
    const waiting = change();
    await expect.poll(waitingForCarts).toBe(1);
    // Not the change alone, which would have to end before its line is there.
    return { changing: waiting };
  });
  expect((await changing).items).toMatchObject([{ productId, quantity: 5 }]);
});

const waitingForCarts = async () =>
  (
    await shop.asOwner(
      `select count(*)::int as many from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%into cart%'`,
    )
  ).rows[0]?.many;

test('a saved list that is full says so of itself, and the line stays in the cart', async () => {
  const { ctx, accountId } = await newShopper(shop);
  const productId = await newProduct(shop);
  await addToCart(ctx, { productId, quantity: 1 });
  for (let saved = 0; saved < maxLines; saved += 1) {
    await shop.asOwner('insert into saved_line values ($1, $2, 1, now())', [
      accountId,
      await newProduct(shop),
    ]);
  }
  await expect(saveForLater(ctx, productId)).rejects.toMatchObject({
    code: 'cart.saved_full',
    message: 'At most 100 different products can be saved for later',
  });
  expect(await viewCart(ctx)).toMatchObject({ items: [{ productId }] });
});

test('clearing empties the cart and leaves the saved list', async () => {
  const { ctx } = await newShopper(shop);
  const [kept, dropped] = [await newProduct(shop), await newProduct(shop)];
  await addToCart(ctx, { productId: kept, quantity: 1 });
  await saveForLater(ctx, kept);
  await addToCart(ctx, { productId: dropped, quantity: 1 });
  expect(await clearCart(ctx)).toMatchObject({
    items: [],
    saved: [{ productId: kept }],
    shippingFee: 75,
    total: 0,
  });
});

test('carts are apart, and a guest has none', async () => {
  const [one, other] = [await newShopper(shop), await newShopper(shop)];
  const productId = await newProduct(shop);
  await addToCart(one.ctx, { productId, quantity: 1 });
  expect((await viewCart(other.ctx)).items).toEqual([]);
  await expect(
    addToCart(shop.as({ kind: 'guest' }), { productId, quantity: 1 }),
  ).rejects.toMatchObject({
    code: 'auth.required',
  });
});
