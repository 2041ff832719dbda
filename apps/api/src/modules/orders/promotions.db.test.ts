import type { OrderBody } from '@sirkito/contracts/order';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { dropCode } from '#api/modules/carts/drop-code.ts';
import { useCode } from '#api/modules/carts/use-code.ts';
import { viewCart } from '#api/modules/carts/view-cart.ts';
import { confirmPayment } from '#api/modules/payments/confirm-payment.ts';
import { endPromotion } from '#api/modules/promotions/end-promotion.ts';
import { viewPromotion } from '#api/modules/promotions/view-promotion.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { newPlaces } from '#api/testing/places.ts';
import { newPromotion } from '#api/testing/promotion.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { reviveOrder } from './move-order.ts';
import { lockOrder } from './orders.queries.ts';
import { createOrderQueue, placeOrder } from './place-order.ts';
import { releaseHold } from './release-hold.ts';
import { viewInvoice } from './view-invoice.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));
const staff = () => shop.as(shop.staff());
const usedOf = async (id: string) => (await viewPromotion(staff(), id)).used;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function buyer(price = 10_000, quantity = 1) {
  const one = await newBuyer(shop);
  const productId = await newProduct(shop, { price, stock: 50 });
  await addToCart(one.ctx, { productId, quantity });
  const order = (more: Partial<OrderBody> = {}) =>
    placeOrder(
      one.ctx,
      {
        body: { addressId: one.addressId, paymentMethod: 'cod', notes: '', ...more },
        key: null,
      },
      createOrderQueue(shop.as({ kind: 'shop' })),
    );
  return { ...one, productId, order };
}

test('a code takes off in the cart and the order, and stays on its invoice and in its refund', async () => {
  const { _id } = await newPromotion(shop, { code: 'TEN', name: 'Ten percent' });
  const { ctx, order } = await buyer();
  expect(await useCode(ctx, 'TEN')).toMatchObject({
    subtotal: 10_000,
    discounts: [{ label: 'Ten percent', amount: 1_000 }],
    code: { code: 'TEN', problem: null },
    total: 9_075,
  });
  const placed = await order({ paymentMethod: 'bank_transfer' });
  expect(placed).toMatchObject({
    discount: 1_000,
    discounts: [{ label: 'Ten percent', amount: 1_000 }],
    total: placed.subtotal + placed.shippingFee - 1_000,
  });
  expect(await viewCart(ctx)).toMatchObject({ items: [], discounts: [], code: null });
  expect(await usedOf(_id)).toBe(1);

  const amount = placed.total;
  await confirmPayment(staff(), { orderId: placed._id, reference: 'BPI TEN', amount });
  expect(await viewInvoice(ctx, placed._id)).toMatchObject({ order: { discount: 1_000 } });
  await clerkOf(shop).refund(placed._id, { reason: 'Broken on arrival' });
  expect(await viewOrder(ctx, placed._id)).toMatchObject({
    paymentStatus: 'refunded',
    discount: 1_000,
  });
  await expectReconciled(shop);
});

test('a code that cannot be used is refused with what to know', async () => {
  const { ctx, productId } = await buyer(1_000);
  const sku = `T-${(await newProduct(shop)).toUpperCase()}`;
  await newPromotion(shop, { code: 'SOON', startsAt: hours(5) });
  const over = await newPromotion(shop, { code: 'OVER' });
  await endPromotion(staff(), over._id);
  await newPromotion(shop, { code: 'OTHERS', scope: 'products', targets: [sku] });
  await newPromotion(shop, { code: 'BIG', minimum: 5_000 as never });
  const said = async (code: string) => {
    const refusal = await useCode(ctx, code).catch((error: unknown) => error);
    return (refusal as Error).message;
  };
  expect(await said('NOBODY')).toBe('There is no code NOBODY. Please check it');
  expect(await said('SOON')).toMatch(/^SOON starts on .+2026 at \d+:\d\d [AP]M$/);
  expect(await said('OVER')).toMatch(/^OVER ended on .+/);
  expect(await said('OTHERS')).toBe('OTHERS is for other goods than those in your cart');
  expect(await said('BIG')).toBe('BIG is for ₱5,000.00 or more. Yours come to ₱1,000.00');
  await addToCart(ctx, { productId, quantity: 4 });
  expect(await useCode(ctx, 'BIG')).toMatchObject({ discounts: [{ amount: 500 }] });
  expect(await dropCode(ctx)).toMatchObject({ discounts: [], code: null });
});

test('one account uses it as often as it may, and has it back when it cancels', async () => {
  const { _id } = await newPromotion(shop, { code: 'ONCE', maxEach: 1, maxUses: 5 });
  const { ctx, productId, order } = await buyer();
  await useCode(ctx, 'ONCE');
  const first = await order();
  await addToCart(ctx, { productId, quantity: 1 });
  await expect(useCode(ctx, 'ONCE')).rejects.toMatchObject({
    code: 'promotion.refused',
    message: 'You have used ONCE already',
  });
  await cancelOrder(ctx, first._id);
  expect(await usedOf(_id)).toBe(0);
  expect(await useCode(ctx, 'ONCE')).toMatchObject({ discounts: [{ amount: 1_000 }] });
  await order();
  expect(await usedOf(_id)).toBe(1);
  await expectReconciled(shop);
});

test('one that was changed while the shopper was here is told, and nothing is ordered', async () => {
  const { _id } = await newPromotion(shop, { code: 'BRIEF' });
  const { ctx, order } = await buyer();
  const { total } = await useCode(ctx, 'BRIEF');
  await endPromotion(staff(), _id);
  await expect(order({ expectedTotal: total })).rejects.toMatchObject({
    code: 'promotion.refused',
    message: expect.stringContaining('BRIEF ended') as string,
  });
  const cart = await viewCart(ctx);
  expect(cart).toMatchObject({ discounts: [], code: { problem: expect.any(String) as string } });
  expect(await order({ expectedTotal: cart.total })).toMatchObject({ discount: 0, discounts: [] });
});

test('of two promotions the better one counts, and the cart says so', async () => {
  const auto = await newPromotion(shop, { name: 'Big week', value: 20 });
  const { ctx, order } = await buyer();
  await newPromotion(shop, { code: 'SMALL', value: 5 });
  await expect(useCode(ctx, 'SMALL')).rejects.toMatchObject({
    message: 'Big week takes off more, so that one counts',
  });
  expect(await order()).toMatchObject({ discounts: [{ label: 'Big week', amount: 2_000 }] });
  await endPromotion(staff(), auto._id);
});

test('an order paid too late comes back with its promotion, or not at all when that is used up', async () => {
  const { _id } = await newPromotion(shop, { code: 'LAST', maxUses: 1 });
  const [one, other] = [await buyer(), await buyer()];
  const later = {
    ...shop.as({ kind: 'shop' }),
    now: () => new Date(Date.now() + 49 * 3_600_000),
  };
  const revive = (id: string) =>
    later.transact(async (tx) => {
      const order = await lockOrder(tx, id);
      return order && reviveOrder(tx, later, order, 'Paid late');
    });
  await useCode(one.ctx, 'LAST');
  const late = await one.order({ paymentMethod: 'bank_transfer' });
  await releaseHold(later, late._id);
  expect(await usedOf(_id)).toBe(0);
  await useCode(other.ctx, 'LAST');
  const quick = await other.order();
  expect(await revive(late._id)).toBe('promotion_used_up');
  await cancelOrder(other.ctx, quick._id);
  expect(await revive(late._id)).toBe('revived');
  expect(await usedOf(_id)).toBe(1);
});
