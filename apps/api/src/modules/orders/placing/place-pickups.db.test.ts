import type { OrderBody } from '@sirkito/contracts/orders/schemas';
import { beforeAll, expect, test } from 'vitest';
import { addAddress } from '#api/modules/addresses/own-addresses.ts';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { confirmPayment } from '#api/modules/payments/capture/confirm-payment.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { createOrderQueue, type OrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { viewOrder } from '../order/view-order.ts';

const shop = testShop();
let queue: OrderQueue;
beforeAll(async () => {
  await newLocalities(shop);
  queue = createOrderQueue(shop.as({ kind: 'shop' }));
});

const pickup = { fullName: 'Maria Santos', phone: '+639175550142' };

/** Creates a shopper with a cart and no address. */
async function visitorOf(productId: string, quantity = 1) {
  const shopper = await newShopper(shop);
  await addToCart(shopper.ctx, { productId, quantity });
  const order = (key: string | null, more: Partial<OrderBody> = {}) => {
    const body = { pickup, paymentMethod: 'cod' as const, notes: '', ...more };
    return placeOrder(shopper.ctx, { body, key }, queue);
  };
  return { ...shopper, order };
}

const profile = (address: string) =>
  shop.asOwner(
    `insert into setting (key, value, updated_at)
     values ('store_profile', jsonb_build_object('address', $1::text), now())
     on conflict (key) do update set value = excluded.value`,
    [address],
  );

test('places a pick-up order without address or shipping fee, as quoted', async () => {
  const productId = await newProduct(shop, { price: 1_500, stock: 8 });
  await shop.asOwner(
    "update product set weight_g = 40000, box_mm = '{900,900,900}' where id = $1",
    [productId],
  );
  const { ctx, accountId, order } = await visitorOf(productId, 2);
  const { codLimit, ...quote } = await quoteOrder(ctx);
  expect(quote).toMatchObject({ subtotal: 3_000, shippingFee: 0, total: 3_000, zone: null });
  expect(codLimit).toBe(15_000);
  await shop.asOwner('alter table address add constraint inserts_nothing check (false) not valid');
  const placed = await order('pick-up-1', { expectedTotal: quote.total });
  await shop.asOwner('alter table address drop constraint inserts_nothing');
  expect(await viewOrder(ctx, placed._id)).toMatchObject(placed);
  expect(placed).toMatchObject({
    userId: accountId,
    isPickup: true,
    shippingFee: 0,
    total: 3_000,
    paymentMethod: 'cod',
    paymentStatus: 'unpaid',
    status: 'pending',
    address: { fullName: 'Maria Santos', phone: '0917 555 0142', barangay: '', postalCode: '' },
  });
  expect(placed.address.street).toContain('Kalayaan Avenue');
  expect(await viewOrder(ctx, placed._id)).toMatchObject(placed);
  expect(await viewCart(ctx)).toMatchObject({ items: [] });
  const { rows } = await shop.asOwner(
    'select fulfilment, address from customer_order where id = $1',
    [placed._id],
  );
  expect(rows).toEqual([
    {
      fulfilment: 'pickup',
      address: { full_name: 'Maria Santos', phone: pickup.phone, street: placed.address.street },
    },
  ]);
  await expectReconciled(shop);
});

test('places one order for fifty equal requests and refuses another body', async () => {
  const productId = await newProduct(shop, { stock: 60 });
  const { order } = await visitorOf(productId);
  const results = await Promise.all(Array.from({ length: 50 }, () => order('pick-up-50')));
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
  const other = { pickup: { ...pickup, fullName: 'Juan dela Cruz' } };
  await expect(order('pick-up-50', other)).rejects.toMatchObject({ code: 'order.key_reused' });
});

test('never oversells when deliveries and pick-ups race', async () => {
  const productId = await newProduct(shop, { stock: 3 });
  const visitors = await Promise.all(Array.from({ length: 12 }, () => visitorOf(productId)));
  const attempts = await Promise.all(
    visitors.map(async ({ ctx, order }, index) => {
      if (index % 2) return () => order('race');
      const addressId = (await addAddress(ctx, draftAddress()))._id;
      return () => order('race', { addressId, pickup: undefined });
    }),
  );
  const results = await Promise.allSettled(attempts.map((order) => order()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ code: 'order.out_of_stock' });
    }
  }
  await expectReconciled(shop);
});

test('applies the cash-on-delivery limits to cash at the counter', async () => {
  const productId = await newProduct(shop, { price: 15_000.5 });
  const { ctx, accountId, order } = await visitorOf(productId);
  await expect(order('too-dear')).rejects.toMatchObject({ code: 'order.cod_over_limit' });
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [accountId]);
  expect((await quoteOrder(ctx)).codLimit).toBe(50_000);
  expect(await order('too-dear')).toMatchObject({ total: 15_000.5, isPickup: true });
});

test('refuses pick-up without a shop address but replays earlier orders', async () => {
  const productId = await newProduct(shop);
  const [first, second] = [await visitorOf(productId), await visitorOf(productId)];
  const placed = await first.order('before-moving');
  await profile('');
  try {
    await expect(quoteOrder(second.ctx)).rejects.toMatchObject({ code: 'order.no_pickup' });
    await expect(second.order('too-late')).rejects.toMatchObject({ code: 'order.no_pickup' });
    expect((await viewCart(second.ctx)).items).toHaveLength(1);
    expect(await first.order('before-moving')).toEqual(placed);
  } finally {
    await profile('1 New Street, Pasig');
  }
  expect((await second.order('too-late')).address.street).toBe('1 New Street, Pasig');
});

test('lets the shopper cancel a paid pick-up, but not one paid in cash at the counter', async () => {
  const productId = await newProduct(shop);
  for (const paymentMethod of ['bank_transfer', 'cod'] as const) {
    const { ctx, order } = await visitorOf(productId);
    const { _id, total } = await order(null, { paymentMethod });
    const paid = { orderId: _id, reference: `Paid by ${paymentMethod}`, amount: total };
    await confirmPayment(shop.as(shop.staff()), paid);
    const cancelling = cancelOrder(ctx, _id);
    if (paymentMethod === 'cod') {
      await expect(cancelling).rejects.toMatchObject({ code: 'order.invalid_transition' });
    } else expect(await cancelling).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  }
  await expectReconciled(shop);
});

test('refuses to cancel a refunded pick-up paid in cash at the counter', async () => {
  const productId = await newProduct(shop);
  for (const paymentStatus of ['partially_refunded', 'refunded']) {
    const { ctx, order } = await visitorOf(productId);
    const { _id } = await order(null);
    await shop.asOwner('update customer_order set payment_status = $2 where id = $1', [
      _id,
      paymentStatus,
    ]);
    await expect(cancelOrder(ctx, _id)).rejects.toMatchObject({
      code: 'order.invalid_transition',
      message: "This order is paid at the counter and can't be cancelled",
      details: { status: 'pending', wanted: 'cancelled' },
    });
  }
});

test('marks a pick-up ready without a courier and paid on collection', async () => {
  const productId = await newProduct(shop);
  const { ctx, order } = await visitorOf(productId);
  const { _id } = await order('to-fetch');
  const { pack, step } = clerkOf(shop);
  await pack(_id);
  const ready = await step(_id, { status: 'shipped', serials: [{ lineNo: 1, serials: ['SN-1'] }] });
  expect(ready).toMatchObject({ shipments: [], lines: [{ serials: ['SN-1'] }] });
  await step(_id, { status: 'delivered' });
  expect(await viewOrder(ctx, _id)).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
});
