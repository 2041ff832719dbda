import { asCentavos, maxLines } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { insertStockMovement, newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addToCart, changeQuantity, clearCart, removeFromCart } from './lines/cart-changes.ts';
import { lockCart, upsertCartLine } from './carts.queries.ts';
import { moveToCart, removeSaved, saveForLater } from './lines/save-for-later.ts';
import { viewCart } from './cart.ts';

const shop = testShop();

test('[EN-01] returns the whole cart with items and shipping fee after each change', async () => {
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

test('returns a zero total and the default shipping fee for an empty cart', async () => {
  const { ctx } = await newShopper(shop);
  expect(await viewCart(ctx)).toMatchObject({
    items: [],
    shippingFee: 75,
    total: 0,
    generation: 0,
  });
});

test('[OR-08] charges no shipping where every zone is free, and 75 again once cleared', async () => {
  const { ctx } = await newShopper(shop);
  const [light, bulky] = [await newProduct(shop, { price: 50_000 }), await newProduct(shop)];
  await shop.asOwner("update product set box_mm = '{900,100,100}' where id = $1", [bulky]);
  const fees = { shippingFee: 75, total: 50_075 };
  expect(await addToCart(ctx, { productId: light, quantity: 1 })).toMatchObject(fees);
  const free = { shippingFee: 0, total: 100_000 };
  expect(await changeQuantity(ctx, { productId: light, quantity: 2 })).toMatchObject(free);
  // A bulky box costs extra in every zone.
  const withBulky = await addToCart(ctx, { productId: bulky, quantity: 1 });
  expect(withBulky).toMatchObject({ shippingFee: 75, total: 101_075 });
  await removeFromCart(ctx, bulky);
  expect(await clearCart(ctx)).toMatchObject({ shippingFee: 75, total: 0 });
});

test('increases the quantity on a second add and sets it on a change', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop);
  await addToCart(ctx, { productId, quantity: 2 });
  const { items } = await addToCart(ctx, { productId, quantity: 3 });
  expect(items).toMatchObject([{ quantity: 5 }]);
  expect((await changeQuantity(ctx, { productId, quantity: 4 })).items).toMatchObject([
    { quantity: 4 },
  ]);
});

test('merges twenty concurrent adds of one product into one line', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 50 });
  await Promise.all(Array.from({ length: 20 }, () => addToCart(ctx, { productId, quantity: 1 })));
  expect(await viewCart(ctx)).toMatchObject({ items: [{ quantity: 20 }], generation: 20 });
});

test('refuses quantities above the stock or the order limit and changes nothing', async () => {
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
    code: 'order.rule_broken',
    message: 'You can order up to 99 of each product',
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

test('reports price and stock changes and keeps the line', async () => {
  const { ctx } = await newShopper(shop);
  const [repriced, short, soldOutLater, withdrawn] = [
    await newProduct(shop, { price: 100 }),
    await newProduct(shop, { stock: 5 }),
    await newProduct(shop, { stock: 5 }),
    await newProduct(shop),
  ];
  for (const productId of [repriced, short, soldOutLater, withdrawn]) {
    await addToCart(ctx, { productId, quantity: 4 });
  }
  await shop.asOwner('update product set price_centavos = 12050 where id = $1', [repriced]);
  await insertStockMovement(shop, short, -2);
  await insertStockMovement(shop, soldOutLater, -5);
  await shop.asOwner("update product set status = 'archived' where id = $1", [withdrawn]);
  const cart = await viewCart(ctx);
  expect(cart.items).toHaveLength(4);
  expect(cart.problems).toEqual([
    { kind: 'price_changed', productId: repriced, was: 100, now: 120.5 },
    { kind: 'too_many', productId: short, available: 3 },
    { kind: 'sold_out', productId: soldOutLater },
    { kind: 'withdrawn', productId: withdrawn },
  ]);
});

test('moves a line to the saved list and back atomically', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 5 });
  await addToCart(ctx, { productId, quantity: 3 });
  expect(await saveForLater(ctx, productId)).toMatchObject({
    items: [],
    saved: [{ productId, quantity: 3 }],
  });
  await insertStockMovement(shop, productId, -5);
  await expect(moveToCart(ctx, productId)).rejects.toMatchObject({ code: 'cart.sold_out' });
  expect((await viewCart(ctx)).saved).toHaveLength(1);
  await insertStockMovement(shop, productId, 5);
  expect(await moveToCart(ctx, productId)).toMatchObject({ items: [{ quantity: 3 }], saved: [] });
  await saveForLater(ctx, productId);
  expect((await removeSaved(ctx, productId)).saved).toEqual([]);
});

test('removes idempotently and refuses to change a missing line', async () => {
  const { ctx } = await newShopper(shop);
  const productId = await newProduct(shop);
  await addToCart(ctx, { productId, quantity: 1 });
  await removeFromCart(ctx, productId);
  expect((await removeFromCart(ctx, productId)).items).toEqual([]);
  await expect(changeQuantity(ctx, { productId, quantity: 2 })).rejects.toMatchObject({
    code: 'cart.line_not_found',
  });
});

test('changes a line that was inserted while the change waited for the lock', async () => {
  const { ctx, accountId } = await newShopper(shop);
  const productId = await newProduct(shop, { stock: 8 });
  const change = () => changeQuantity(ctx, { productId, quantity: 5 });
  const { changing } = await ctx.transact(async (tx) => {
    await lockCart(tx, accountId, ctx.now());
    const line = {
      accountId,
      productId,
      quantity: 1,
      seenPrice: asCentavos(100_000),
      at: ctx.now(),
    };
    await upsertCartLine(tx, line);
    const waiting = change();
    await expect.poll(waitingForCarts).toBe(1);
    // Wrapped in an object: a returned promise would be awaited before the commit.
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

test('refuses to save to a full saved list and keeps the line in the cart', async () => {
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
    message: 'You can save up to 100 products for later',
  });
  expect(await viewCart(ctx)).toMatchObject({ items: [{ productId }] });
});

test('clears the cart and leaves the saved list', async () => {
  const { ctx } = await newShopper(shop);
  const [savedProduct, cleared] = [await newProduct(shop), await newProduct(shop)];
  await addToCart(ctx, { productId: savedProduct, quantity: 1 });
  await saveForLater(ctx, savedProduct);
  await addToCart(ctx, { productId: cleared, quantity: 1 });
  expect(await clearCart(ctx)).toMatchObject({
    items: [],
    saved: [{ productId: savedProduct }],
    shippingFee: 75,
    total: 0,
  });
});

test('keeps carts of different accounts separate and refuses guests', async () => {
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
