import type { Pesos } from '@sirkito/commerce';
import { ShippingTable } from '@sirkito/contracts/shipping/schemas';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { changeSetting } from '#api/modules/settings/change-setting.ts';
import { readSetting } from '#api/modules/settings/index.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { barangays, newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test.each(Object.entries(barangays))(
  'quotes what the order costs for %s, writing nothing',
  async (_, to) => {
    const buyer = await newBuyer(shop, to);
    const [one, other] = [
      await newProduct(shop, { price: 1_500, salePrice: 1_200.5, stock: 8 }),
      await newProduct(shop, { price: 399.95, stock: 8 }),
    ];
    await addToCart(buyer.ctx, { productId: one, quantity: 2 });
    await addToCart(buyer.ctx, { productId: other, quantity: 3 });
    await shop.asOwner(
      'update product set weight_g = 4300, box_mm = array[900, 500, 200] where id = $1',
      [one],
    );
    const { zone, codLimit, problem, unavailableMethods, ...quote } = await shop.db
      .transaction()
      .setAccessMode('read only')
      .execute((tx) => quoteOrder({ ...buyer.ctx, read: tx }, buyer.addressId));
    const body = { addressId: buyer.addressId, paymentMethod: 'cod' as const, notes: '' };
    const queue = createOrderQueue(shop.as({ kind: 'shop' }));
    const order = await placeOrder(buyer.ctx, { body, key: null }, queue);
    expect(order).toMatchObject(quote);
    expect(zone).toMatchObject({ days: [expect.any(Number), expect.any(Number)] });
    expect({ codLimit, problem, unavailableMethods }).toEqual({
      codLimit: 15_000,
      problem: null,
      unavailableMethods: [],
    });
  },
);

test('refuses a quote for an empty cart, an archived product or another customer’s address', async () => {
  const [buyer, other] = [await newBuyer(shop), await newBuyer(shop)];
  const quote = (addressId: string) => quoteOrder(buyer.ctx, addressId);
  await expect(quote(buyer.addressId)).rejects.toMatchObject({ code: 'order.cart_empty' });
  const productId = await newProduct(shop, { price: 100, stock: 8 });
  await addToCart(buyer.ctx, { productId, quantity: 1 });
  await expect(quote(other.addressId)).rejects.toMatchObject({ code: 'address.not_found' });
  await shop.asOwner(`update product set status = 'archived' where id = $1`, [productId]);
  await expect(quote(buyer.addressId)).rejects.toMatchObject({ code: 'order.product_unavailable' });
});

test('raises the cash-on-delivery limit for a verified e-mail address', async () => {
  const { ctx, accountId, addressId } = await newBuyer(shop);
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [accountId]);
  const productId = await newProduct(shop, { price: 49_900, stock: 2 });
  await addToCart(ctx, { productId, quantity: 1 });
  const { codLimit, total } = await quoteOrder(ctx, addressId);
  expect(codLimit).toBe(50_000);
  expect(total).toBeLessThanOrEqual(codLimit);
  const body = { addressId, paymentMethod: 'cod' as const, notes: '' };
  const queue = createOrderQueue(shop.as({ kind: 'shop' }));
  expect(await placeOrder(ctx, { body, key: null }, queue)).toMatchObject({ total });
});

test('[OR-08] applies a changed shipping table to the next quote and order', async () => {
  const { ctx, addressId } = await newBuyer(shop, barangays.davao);
  const productId = await newProduct(shop, { price: 900, stock: 8 });
  await addToCart(ctx, { productId, quantity: 1 });
  const before = await quoteOrder(ctx, addressId);
  const table = await readSetting(shop.db, 'shipping');
  const mindanao = { ...table.zones.mindanao, days: [8, 9], fees: [181.25, 300, 500, 700] };
  const own = ShippingTable.parse({ ...table, zones: { ...table.zones, mindanao } });
  await changeSetting(shop.as(shop.staff()), 'shipping', own);

  const after = await quoteOrder(ctx, addressId);
  expect(after).toMatchObject({ shippingFee: 181.25, total: 1_081.25, zone: { days: [8, 9] } });
  const body = { addressId, paymentMethod: 'cod' as const, notes: '' };
  const place = (expectedTotal: number) =>
    placeOrder(
      ctx,
      { body: { ...body, expectedTotal: expectedTotal as Pesos }, key: null },
      createOrderQueue(shop.as({ kind: 'shop' })),
    );
  await expect(place(before.total)).rejects.toMatchObject({ code: 'order.total_changed' });
  expect(await place(after.total)).toMatchObject({ shippingFee: 181.25, total: 1_081.25 });
});
