import type { OrderBody } from '@sirkito/contracts/orders/schemas';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { applyPromoCode, removePromoCode } from '#api/modules/carts/promo-code/promo-code.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import { endPromotion } from '#api/modules/promotions/edit-promotion.ts';
import { viewPromotion } from '#api/modules/promotions/list-promotions.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { reopenOrder } from '../fulfilment/transition-order.ts';
import { lockOrder } from '../order/orders.queries.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';
import { releaseReservation } from '../reservations/release-reservation.ts';
import { viewInvoice } from '../../invoices/documents/view-invoice.ts';
import { viewOrder } from '../order/view-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));
const staff = () => shop.as(shop.staff());
const usedOf = async (id: string) => (await viewPromotion(staff(), id)).redemptions;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

async function buyer(price = 10_000, quantity = 1) {
  const person = await newBuyer(shop);
  const productId = await newProduct(shop, { price, stock: 50 });
  await addToCart(person.ctx, { productId, quantity });
  const order = (more: Partial<OrderBody> = {}) =>
    placeOrder(
      person.ctx,
      {
        body: { addressId: person.addressId, paymentMethod: 'cod', notes: '', ...more },
        key: null,
      },
      createOrderQueue(shop.as({ kind: 'shop' })),
    );
  return { ...person, productId, order };
}

test('applies a promo code to cart, order, invoice and refund', async () => {
  const { _id } = await newPromotion(shop, { code: 'TEN', name: 'Ten percent' });
  const { ctx, order } = await buyer();
  expect(await applyPromoCode(ctx, 'TEN')).toMatchObject({
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
  expect(await viewOrder(ctx, placed._id)).toMatchObject(placed);
  expect(await viewCart(ctx)).toMatchObject({ items: [], discounts: [], code: null });
  expect(await usedOf(_id)).toBe(1);

  const amount = placed.total;
  await confirmPayment(staff(), { orderId: placed._id, reference: 'BPI TEN', amount });
  expect(await viewInvoice(ctx, placed._id)).toMatchObject({
    documents: [{ sale: { discounts: [{ name: 'Ten percent', amount: 1_000 }] } }],
  });
  await clerkOf(shop).refund(placed._id, { reason: 'Broken on arrival' });
  expect(await viewOrder(ctx, placed._id)).toMatchObject({
    paymentStatus: 'refunded',
    discount: 1_000,
  });
  await expectReconciled(shop);
});

test('refuses an invalid promo code with the reason', async () => {
  const { ctx, productId } = await buyer(1_000);
  const sku = `T-${(await newProduct(shop)).toUpperCase()}`;
  await newPromotion(shop, { code: 'SOON', startsAt: hours(5) });
  const over = await newPromotion(shop, { code: 'OVER' });
  await endPromotion(staff(), over._id);
  await newPromotion(shop, { code: 'OTHERS', scope: 'products', targets: [sku] });
  await newPromotion(shop, { code: 'BIG', minimum: 5_000 as never });
  const messageFor = async (code: string) => {
    const failure = await applyPromoCode(ctx, code).catch((error: unknown) => error);
    return (failure as Error).message;
  };
  expect(await messageFor('NOBODY')).toBe("We don't recognize the code NOBODY");
  expect(await messageFor('SOON')).toMatch(
    /^SOON starts on \w{3}, \w{3} \d+, (?:\d{4}, )?\d+:\d\d [AP]M$/,
  );
  expect(await messageFor('OVER')).toMatch(/^OVER expired on .+/);
  expect(await messageFor('OTHERS')).toBe("OTHERS doesn't apply to the items in your cart");
  expect(await messageFor('BIG')).toBe('BIG needs ₱5,000 of eligible items. Your cart has ₱1,000');
  await addToCart(ctx, { productId, quantity: 4 });
  expect(await applyPromoCode(ctx, 'BIG')).toMatchObject({ discounts: [{ amount: 500 }] });
  expect(await removePromoCode(ctx)).toMatchObject({ discounts: [], code: null });
});

test('limits uses per account and releases a use on cancellation', async () => {
  const { _id } = await newPromotion(shop, { code: 'ONCE', maxPerCustomer: 1, maxRedemptions: 5 });
  const { ctx, productId, order } = await buyer();
  await applyPromoCode(ctx, 'ONCE');
  const first = await order();
  await addToCart(ctx, { productId, quantity: 1 });
  await expect(applyPromoCode(ctx, 'ONCE')).rejects.toMatchObject({
    code: 'promotion.not_applicable',
    message: "You've already used ONCE",
  });
  await cancelOrder(ctx, first._id);
  expect(await usedOf(_id)).toBe(0);
  expect(await applyPromoCode(ctx, 'ONCE')).toMatchObject({ discounts: [{ amount: 1_000 }] });
  await order();
  expect(await usedOf(_id)).toBe(1);
  await expectReconciled(shop);
});

test('places no order when the promotion ended during checkout', async () => {
  const { _id } = await newPromotion(shop, { code: 'BRIEF' });
  const { ctx, order } = await buyer();
  const { total } = await applyPromoCode(ctx, 'BRIEF');
  await endPromotion(staff(), _id);
  await expect(order({ expectedTotal: total })).rejects.toMatchObject({
    code: 'promotion.not_applicable',
    message: expect.stringContaining('BRIEF expired') as string,
  });
  const cart = await viewCart(ctx);
  expect(cart).toMatchObject({ discounts: [], code: { problem: expect.any(String) as string } });
  expect(await order({ expectedTotal: cart.total })).toMatchObject({ discount: 0, discounts: [] });
});

test('applies the better of two promotions', async () => {
  const auto = await newPromotion(shop, { name: 'Big week', value: 20 });
  const { ctx, order } = await buyer();
  await newPromotion(shop, { code: 'SMALL', value: 5 });
  await expect(applyPromoCode(ctx, 'SMALL')).rejects.toMatchObject({
    message: 'Big week saves you more, so we applied it instead',
  });
  expect(await order()).toMatchObject({ discounts: [{ label: 'Big week', amount: 2_000 }] });
  await endPromotion(staff(), auto._id);
});

test('reopens a late-paid order only if its promotion is available', async () => {
  const { _id } = await newPromotion(shop, { code: 'LAST', maxRedemptions: 1 });
  const [one, other] = [await buyer(), await buyer()];
  const later = {
    ...shop.as({ kind: 'shop' }),
    now: () => new Date(Date.now() + 49 * 3_600_000),
  };
  const reopen = (id: string) =>
    later.transact(async (tx) => {
      const order = await lockOrder(tx, id);
      return order && reopenOrder(tx, later, order, 'Paid late');
    });
  await applyPromoCode(one.ctx, 'LAST');
  const late = await one.order({ paymentMethod: 'bank_transfer' });
  await releaseReservation(later, late._id);
  expect(await usedOf(_id)).toBe(0);
  await applyPromoCode(other.ctx, 'LAST');
  const quick = await other.order();
  expect(await reopen(late._id)).toBe('promotion_used_up');
  await cancelOrder(other.ctx, quick._id);
  expect(await reopen(late._id)).toBe('reopened');
  expect(await usedOf(_id)).toBe(1);
});
