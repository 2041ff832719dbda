import type { OrderBody } from '@sirkito/contracts/order';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { viewCart } from '#api/modules/carts/view-cart.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { barangays, newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { moveStock, newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrderQueue, placeOrder, type PlaceOne } from './place-order.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
let queue: PlaceOne;
beforeAll(async () => {
  await newPlaces(shop);
  queue = createOrderQueue(shop.as({ kind: 'shop' }));
});

const cash = (addressId: string, more: Partial<OrderBody> = {}): OrderBody => ({
  addressId,
  paymentMethod: 'cod',
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
  const { rows } = await shop.asOwner('select on_hand from stock where product_id = $1', [
    productId,
  ]);
  return (rows[0] as { on_hand: number }).on_hand;
};

test('[OR-05] an order has its lines, its totals and the VAT in them, priced by the server', async () => {
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
  expect(await viewOrder(ctx, placed._id)).toEqual(placed);
  expect(await viewCart(ctx)).toMatchObject({ items: [], total: 0 });
  expect(await stockOf(productId)).toBe(6);
  await expectReconciled(shop);
});

test('asking again gives the same order, byte for byte, even after it has moved on', async () => {
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

test('without a key the cart itself is the key', async () => {
  const productId = await newProduct(shop);
  const { ctx, order } = await buyerOf(productId);
  const [first, second] = await Promise.all([order(null), order(null)]);
  expect(second._id).toBe(first._id);
  await addToCart(ctx, { productId, quantity: 1 });
  expect((await order(null))._id).not.toBe(first._id);
});

test('fifty equal requests at once make one order and fifty equal answers', async () => {
  const productId = await newProduct(shop, { stock: 50 });
  const { order } = await buyerOf(productId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => order('fifty-times')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await stockOf(productId)).toBe(49);
});

test('a hundred people and ten parts: ten orders, ninety refusals, the ledger exact', async () => {
  const productId = await newProduct(shop, { stock: 10 });
  const buyers = await Promise.all(Array.from({ length: 100 }, () => buyerOf(productId)));
  const answers = await Promise.allSettled(buyers.map(({ order }) => order('the-drop')));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(90);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'order.short' });
  expect(answers.slice(0, 10).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await stockOf(productId)).toBe(0);
  await expectReconciled(shop);
});

test('an order is whole or not at all', async () => {
  const [plenty, scarce] = [await newProduct(shop), await newProduct(shop, { stock: 2 })];
  const { ctx, order } = await buyerOf(plenty);
  await addToCart(ctx, { productId: scarce, quantity: 2 });
  await moveStock(shop, scarce, -1);
  await expect(order('whole-or-none')).rejects.toMatchObject({ code: 'order.short', status: 409 });
  expect(await stockOf(plenty)).toBe(10);
  expect((await viewCart(ctx)).problems).toEqual([
    { kind: 'too_many', productId: scarce, available: 1 },
  ]);
});

test('a price that moved is told with the new figures, and nothing is ordered', async () => {
  const productId = await newProduct(shop, { price: 1_000 });
  const { order } = await buyerOf(productId);
  await shop.asOwner('update product set price_centavos = 125000 where id = $1', [productId]);
  await expect(order('moved-price', { expectedTotal: 1_075 as never })).rejects.toMatchObject({
    code: 'order.total_changed',
    details: { subtotal: 1_250, shippingFee: 75, total: 1_325 },
  });
  expect((await order('moved-price-2', { expectedTotal: 1_325 as never })).total).toBe(1_325);
});

test('an empty cart, a withdrawn part and an address of someone else are refused', async () => {
  const productId = await newProduct(shop);
  const [one, other] = [await buyerOf(productId), await buyerOf(productId)];
  await expect(one.order('not-mine', { addressId: other.addressId })).rejects.toMatchObject({
    code: 'address.not_found',
    status: 404,
  });
  await shop.asOwner("update product set status = 'archived' where id = $1", [productId]);
  await expect(one.order('withdrawn')).rejects.toMatchObject({ code: 'order.withdrawn' });
  const empty = await newBuyer(shop);
  const nothing = { body: cash(empty.addressId), key: 'nothing-here' };
  await expect(placeOrder(empty.ctx, nothing, queue)).rejects.toMatchObject({
    code: 'order.cart_empty',
  });
});

test('[OR-08] farther costs more, and cash on delivery has a limit', async () => {
  const dear = await newProduct(shop, { price: 15_000 });
  const buyer = await newBuyer(shop, barangays.davao);
  await addToCart(buyer.ctx, { productId: dear, quantity: 1 });
  const body = cash(buyer.addressId);
  await expect(placeOrder(buyer.ctx, { body, key: 'too-dear-1' }, queue)).rejects.toMatchObject({
    code: 'order.cod_over_limit',
  });
  const transfer = { ...body, paymentMethod: 'bank_transfer' as const };
  const order = await placeOrder(buyer.ctx, { body: transfer, key: 'too-dear-2' }, queue);
  expect(order).toMatchObject({ shippingFee: 190, total: 15_190, paymentStatus: 'awaiting' });
  const held = Date.parse(String(order.heldUntil)) - Date.parse(order.createdAt);
  expect(held).toBe(48 * 3_600_000);
});

test('[OR-06] a cancelled order gives its goods back, once', async () => {
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

test('who has not confirmed an e-mail address may have two orders to pay, and be told of them again', async () => {
  const productId = await newProduct(shop, { price: 500, stock: 20 });
  const buyer = await buyerOf(productId);
  const fill = () => addToCart(buyer.ctx, { productId, quantity: 1 });
  const first = await buyer.order('cash-0001');
  await fill();
  const byTransfer = { paymentMethod: 'bank_transfer' as const };
  await buyer.order(null, byTransfer);
  expect(await buyer.order(null, byTransfer)).toMatchObject({ status: 'pending' });
  await fill();
  const refused = { code: 'order.too_many_unpaid' };
  await expect(buyer.order('cash-0003')).rejects.toMatchObject(refused);
  await expect(buyer.order(null)).rejects.toMatchObject(refused);
  await expect(buyer.order('transfer-0003', byTransfer)).rejects.toMatchObject(refused);
  expect(await buyer.order('cash-0001')).toMatchObject({ _id: first._id });
  await buyer.order('online-0003', { paymentMethod: 'gcash' });
  await fill();
  await cancelOrder(buyer.ctx, first._id);
  await buyer.order('transfer-0004', byTransfer);
  await fill();
  await expect(buyer.order('cash-0005')).rejects.toMatchObject(refused);
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [
    buyer.accountId,
  ]);
  await buyer.order('cash-0005');
});
