import type { OrderBody } from '@sirkito/contracts/order';
import { beforeAll, expect, test } from 'vitest';
import { addAddress } from '#api/modules/addresses/add-address.ts';
import { viewAddresses } from '#api/modules/addresses/view-addresses.ts';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { viewCart } from '#api/modules/carts/view-cart.ts';
import { draftAddress } from '#api/testing/buyer.ts';
import { confirmPayment } from '#api/modules/payments/confirm-payment.ts';
import { clerkOf } from '#api/testing/clerk.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrderQueue, placeOrder, type PlaceOne } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
let queue: PlaceOne;
beforeAll(async () => {
  await newPlaces(shop);
  queue = createOrderQueue(shop.as({ kind: 'shop' }));
});

const pickup = { fullName: 'Maria Santos', phone: '+639175550142' };

/** Someone with a cart and no address at all. */
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

test('an order that is picked up needs no address, costs nothing to carry, and is as quoted', async () => {
  const productId = await newProduct(shop, { price: 1_500, stock: 8 });
  await shop.asOwner(
    "update product set weight_g = 40000, box_mm = '{900,900,900}' where id = $1",
    [productId],
  );
  const { ctx, accountId, order } = await visitorOf(productId, 2);
  const { codLimit, ...quote } = await quoteOrder(ctx);
  expect(quote).toMatchObject({ subtotal: 3_000, shippingFee: 0, total: 3_000, zone: null });
  expect(codLimit).toBe(15_000);
  const placed = await order('pick-up-1', { expectedTotal: quote.total });
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
  expect(await viewOrder(ctx, placed._id)).toEqual(placed);
  expect(await viewCart(ctx)).toMatchObject({ items: [] });
  expect(await viewAddresses(ctx)).toEqual([]);
  await expectReconciled(shop);
});

test('asked for fifty times at once it is one order, and another body is refused', async () => {
  const productId = await newProduct(shop, { stock: 60 });
  const { order } = await visitorOf(productId);
  const answers = await Promise.all(Array.from({ length: 50 }, () => order('pick-up-50')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const other = { pickup: { ...pickup, fullName: 'Juan dela Cruz' } };
  await expect(order('pick-up-50', other)).rejects.toMatchObject({ code: 'order.key_reused' });
});

test('the last parts go to whoever comes first, delivered or picked up', async () => {
  const productId = await newProduct(shop, { stock: 3 });
  const visitors = await Promise.all(Array.from({ length: 12 }, () => visitorOf(productId)));
  const ways = await Promise.all(
    visitors.map(async ({ ctx, order }, place) => {
      if (place % 2) return () => order('race');
      const addressId = (await addAddress(ctx, draftAddress()))._id;
      return () => order('race', { addressId, pickup: undefined });
    }),
  );
  const answers = await Promise.allSettled(ways.map((order) => order()));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'order.short' });
  }
  await expectReconciled(shop);
});

test('cash at the counter has the limits of cash on delivery', async () => {
  const productId = await newProduct(shop, { price: 15_000.5 });
  const { ctx, accountId, order } = await visitorOf(productId);
  await expect(order('too-dear')).rejects.toMatchObject({ code: 'order.cod_over_limit' });
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [accountId]);
  expect((await quoteOrder(ctx)).codLimit).toBe(50_000);
  expect(await order('too-dear')).toMatchObject({ total: 15_000.5, isPickup: true });
});

test('a shop without an address has no pick-up, but knows what it promised before', async () => {
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

test('what is paid and not fetched yet can be cancelled by its shopper, cash at the counter cannot', async () => {
  const productId = await newProduct(shop);
  for (const paymentMethod of ['bank_transfer', 'cod'] as const) {
    const { ctx, order } = await visitorOf(productId);
    const { _id, total } = await order(null, { paymentMethod });
    const paid = { orderId: _id, reference: `Paid by ${paymentMethod}`, amount: total };
    await confirmPayment(shop.as(shop.staff()), paid);
    const cancelling = cancelOrder(ctx, _id);
    if (paymentMethod === 'cod') {
      await expect(cancelling).rejects.toMatchObject({ code: 'order.not_possible' });
    } else expect(await cancelling).toMatchObject({ status: 'cancelled', paymentStatus: 'paid' });
  }
  await expectReconciled(shop);
});

test('cash at the counter of which some or all went back cannot be cancelled by its shopper either', async () => {
  const productId = await newProduct(shop);
  for (const given of ['partially_refunded', 'refunded']) {
    const { ctx, order } = await visitorOf(productId);
    const { _id } = await order(null);
    await shop.asOwner('update customer_order set payment_status = $2 where id = $1', [_id, given]);
    await expect(cancelOrder(ctx, _id)).rejects.toMatchObject({ code: 'order.not_possible' });
  }
});

test('it is set aside without a courier and paid when it is fetched', async () => {
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
