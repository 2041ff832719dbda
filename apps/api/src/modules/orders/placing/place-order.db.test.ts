import type { OrderBody } from '@sirkito/contracts/orders/schemas';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { barangays, newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { insertStockMovement, newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { createOrderQueue, type OrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';
import { viewOrder } from '../order/view-order.ts';

const shop = testShop();
let queue: OrderQueue;
beforeAll(async () => {
  await newLocalities(shop);
  queue = createOrderQueue(shop.as({ kind: 'shop' }));
});

const cash = (addressId: string, more: Partial<OrderBody> = {}) => ({
  addressId,
  paymentMethod: 'cod' as const,
  notes: '',
  ...more,
});

async function buyerOf(productId: string, quantity = 1) {
  const buyer = await newBuyer(shop);
  await addToCart(buyer.ctx, { productId, quantity });
  const order = (key: string | null, more: Partial<OrderBody> = {}) =>
    placeOrder(buyer.ctx, { body: cash(buyer.addressId, more), key }, queue);
  return { ...buyer, order };
}

const stockOf = async (productId: string) => {
  const { rows } = await shop.asOwner(
    'select available from available_stock where product_id = $1',
    [productId],
  );
  return (rows[0] as { available: number }).available;
};

test('[OR-05] prices lines, totals and VAT on the server', async () => {
  const productId = await newProduct(shop, { price: 1_500, salePrice: 1_200.5, stock: 8 });
  const { ctx, accountId, order } = await buyerOf(productId, 2);
  const placed = await order('first-order');
  expect(placed).toMatchObject({
    orderNumber: expect.stringMatching(/^SK-\d{6}$/) as string,
    userId: accountId,
    items: [{ productId, price: 1_200.5, quantity: 2, lineTotal: 2_401 }],
    address: { fullName: 'Test Buyer', cityMunicipality: 'Quezon City' },
    subtotal: 2_401,
    shippingFee: 75,
    discount: 0,
    total: 2_476,
    vatIncluded: 265.29,
    paymentMethod: 'cod',
    paymentStatus: 'unpaid',
    status: 'pending',
    heldUntil: null,
    timeline: [{ status: 'pending' }],
  });
  expect(await viewOrder(ctx, placed._id)).toMatchObject(placed);
  expect(await viewCart(ctx)).toMatchObject({ items: [], total: 0 });
  expect(await stockOf(productId)).toBe(6);
  await expectReconciled(shop);
});

test('replays an identical response even after the order changed', async () => {
  const productId = await newProduct(shop);
  const { ctx, order } = await buyerOf(productId);
  const first = await order('again-and-again');
  await cancelOrder(ctx, first._id);
  expect(JSON.stringify(await order('again-and-again'))).toBe(JSON.stringify(first));
  await expect(order('again-and-again', { notes: 'other' })).rejects.toMatchObject({
    code: 'order.key_reused',
    status: 422,
  });
});

test('replays the order for a repeat across an update that adds a field', async () => {
  const { order, addressId } = await buyerOf(await newProduct(shop));
  const placed = await order('across-an-update');
  const later: object = { ...cash(addressId), giftMessage: '' };
  expect(await order('across-an-update', later)).toEqual(placed);
});

test('uses the cart as the key when there is none', async () => {
  const productId = await newProduct(shop);
  const { ctx, order } = await buyerOf(productId);
  const [first, second] = await Promise.all([order(null), order(null)]);
  expect(second._id).toBe(first._id);
  await addToCart(ctx, { productId, quantity: 1 });
  expect((await order(null))._id).not.toBe(first._id);
});

test('places one order for fifty concurrent requests with one key', async () => {
  const productId = await newProduct(shop, { stock: 50 });
  const { order } = await buyerOf(productId);
  const results = await Promise.all(Array.from({ length: 50 }, () => order('fifty-times')));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  expect(await stockOf(productId)).toBe(49);
});

test('sells 10 units to exactly 10 of 100 concurrent buyers', async () => {
  const productId = await newProduct(shop, { stock: 10 });
  const buyers = await Promise.all(Array.from({ length: 100 }, () => buyerOf(productId)));
  const results = await Promise.allSettled(buyers.map(({ order }) => order('the-drop')));
  const rejected = results.filter((result) => result.status === 'rejected');
  expect(rejected).toHaveLength(90);
  for (const { reason } of rejected) expect(reason).toMatchObject({ code: 'order.out_of_stock' });
  expect(results.slice(0, 10).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await stockOf(productId)).toBe(0);
  await expectReconciled(shop);
});

test('places all items of an order or none', async () => {
  const [plenty, scarce] = [await newProduct(shop), await newProduct(shop, { stock: 2 })];
  const { ctx, order } = await buyerOf(plenty);
  await addToCart(ctx, { productId: scarce, quantity: 2 });
  await insertStockMovement(shop, scarce, -1);
  await expect(order('whole-or-none')).rejects.toMatchObject({
    code: 'order.out_of_stock',
    status: 409,
  });
  expect(await stockOf(plenty)).toBe(10);
  expect((await viewCart(ctx)).problems).toEqual([
    { kind: 'too_many', productId: scarce, available: 1 },
  ]);
});

test('returns the new totals and places no order when a price changed', async () => {
  const productId = await newProduct(shop, { price: 1_000 });
  const { order } = await buyerOf(productId);
  await shop.asOwner('update product set price_centavos = 125000 where id = $1', [productId]);
  await expect(order('moved-price', { expectedTotal: 1_075 as never })).rejects.toMatchObject({
    code: 'order.total_changed',
    details: { subtotal: 1_250, shippingFee: 75, total: 1_325 },
  });
  expect((await order('moved-price-2', { expectedTotal: 1_325 as never })).total).toBe(1_325);
});

test('refuses an empty cart, an archived product and another customer’s address', async () => {
  const productId = await newProduct(shop);
  const [one, other] = [await buyerOf(productId), await buyerOf(productId)];
  await expect(one.order('not-mine', { addressId: other.addressId })).rejects.toMatchObject({
    code: 'address.not_found',
    status: 404,
  });
  await shop.asOwner("update product set status = 'archived' where id = $1", [productId]);
  await expect(one.order('product_unavailable')).rejects.toMatchObject({
    code: 'order.product_unavailable',
  });
  const empty = await newBuyer(shop);
  const nothing = { body: cash(empty.addressId), key: 'nothing-here' };
  await expect(placeOrder(empty.ctx, nothing, queue)).rejects.toMatchObject({
    code: 'order.cart_empty',
  });
});

test('[OR-08] charges more for distant zones and limits cash on delivery', async () => {
  const expensive = await newProduct(shop, { price: 15_000 });
  const buyer = await newBuyer(shop, barangays.davao);
  await addToCart(buyer.ctx, { productId: expensive, quantity: 1 });
  const body = cash(buyer.addressId);
  await expect(
    placeOrder(buyer.ctx, { body, key: 'too-expensive-1' }, queue),
  ).rejects.toMatchObject({
    code: 'order.cod_over_limit',
  });
  const transfer = { ...body, paymentMethod: 'bank_transfer' as const };
  const order = await placeOrder(buyer.ctx, { body: transfer, key: 'too-expensive-2' }, queue);
  expect(order).toMatchObject({ shippingFee: 190, total: 15_190, paymentStatus: 'awaiting' });
  const held = Date.parse(String(order.heldUntil)) - Date.parse(order.createdAt);
  expect(held).toBe(48 * 3_600_000);
});

test('[OR-06] restocks the items of a cancelled order once', async () => {
  const productId = await newProduct(shop, { stock: 5 });
  const { ctx, order } = await buyerOf(productId, 3);
  const { _id } = await order('cancel-me');
  expect(await stockOf(productId)).toBe(2);
  const results = await Promise.allSettled([cancelOrder(ctx, _id), cancelOrder(ctx, _id)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await stockOf(productId)).toBe(5);
  const stranger = await newBuyer(shop);
  await expect(viewOrder(stranger.ctx, _id)).rejects.toMatchObject({ code: 'order.not_found' });
  await expectReconciled(shop);
});

test('limits an unverified account to two unpaid orders and still replays them', async () => {
  const productId = await newProduct(shop, { price: 500, stock: 20 });
  const buyer = await buyerOf(productId);
  const fill = () => addToCart(buyer.ctx, { productId, quantity: 1 });
  const first = await buyer.order('cash-0001');
  await fill();
  const byTransfer = { paymentMethod: 'bank_transfer' as const };
  await buyer.order(null, byTransfer);
  expect(await buyer.order(null, byTransfer)).toMatchObject({ status: 'pending' });
  await fill();
  const rejected = { code: 'order.too_many_unpaid' };
  await expect(buyer.order('cash-0003')).rejects.toMatchObject(rejected);
  await expect(buyer.order(null)).rejects.toMatchObject(rejected);
  await expect(buyer.order('transfer-0003', byTransfer)).rejects.toMatchObject(rejected);
  expect(await buyer.order('cash-0001')).toMatchObject({ _id: first._id });
  await buyer.order('online-0003', { paymentMethod: 'gcash' });
  await fill();
  await cancelOrder(buyer.ctx, first._id);
  await buyer.order('transfer-0004', byTransfer);
  await fill();
  await expect(buyer.order('cash-0005')).rejects.toMatchObject(rejected);
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [
    buyer.accountId,
  ]);
  await buyer.order('cash-0005');
});
