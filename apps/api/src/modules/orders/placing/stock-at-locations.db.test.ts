import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { inspectReturn } from '../fulfilment/inspect-return.ts';
import { reopenOrder } from '../fulfilment/transition-order.ts';
import { lockOrder } from '../order/orders.queries.ts';
import { releaseReservation } from '../reservations/release-reservation.ts';
import { quoteOrder } from './quote-order.ts';

const shop = testShop();
const clerk = () => clerkOf(shop);
beforeAll(() => newLocalities(shop));

const levelsOf = async (productId: string) =>
  (
    await shop.asOwner(
      `select location_id as at, on_hand, allocated from stock_level where product_id = $1
       order by location_id`,
      [productId],
    )
  ).rows;
const stockBranch = (productId: string, quantity: number) =>
  shop.asOwner(
    `with branch as (
       insert into location (id, name, kind, rank) values ('branch', 'Branch', 'branch', 2)
       on conflict (id) do update set active = true returning id
     )
     insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
     select gen_random_uuid(), now(), 'received', id, $1, $2, 'received', 'a test' from branch`,
    [productId, quantity],
  );

test('[ST-01] placing allocates stock, shipping takes it off the shelf, a return puts it back', async () => {
  const { orderId, productId } = await newOrder(shop, { stock: 10, quantity: 2 });
  expect(await levelsOf(productId)).toEqual([{ at: 'main', on_hand: 10, allocated: 2 }]);
  const { ctx, pack, ship, step } = clerk();
  await pack(orderId);
  await ship(orderId);
  expect(await levelsOf(productId)).toEqual([{ at: 'main', on_hand: 8, allocated: 0 }]);
  await step(orderId, { status: 'delivery_failed', reason: 'Nobody there' });
  await ship(orderId);
  expect(await levelsOf(productId)).toEqual([{ at: 'main', on_hand: 8, allocated: 0 }]);
  await step(orderId, { status: 'delivered' });
  const { version } = await step(orderId, { status: 'returned' });
  await inspectReturn(ctx, orderId, { version, lines: [{ lineNo: 1, restocked: 1 }] });
  expect(await levelsOf(productId)).toEqual([{ at: 'main', on_hand: 9, allocated: 0 }]);
  await expectReconciled(shop);
});

test('[ST-02] an order that only the second location holds is quoted and shipped there', async () => {
  const productId = await newProduct(shop, { stock: 1 });
  await stockBranch(productId, 4);
  const first = await newOrder(shop, { productId, quantity: 3 });
  const untouched = { at: 'main', on_hand: 1, allocated: 0 };
  expect(await levelsOf(productId)).toEqual([
    { at: 'branch', on_hand: 4, allocated: 3 },
    untouched,
  ]);

  // Two units are left, one at each.
  const buyer = await newBuyer(shop);
  await addToCart(buyer.ctx, { productId, quantity: 2 });
  expect(await quoteOrder(buyer.ctx, buyer.addressId)).toMatchObject({
    problem: { code: 'order.out_of_stock' },
  });
  await expect(newOrder(shop, { productId, quantity: 2 })).rejects.toMatchObject({
    code: 'order.out_of_stock',
  });
  const { pack, ship } = clerk();
  await pack(first.orderId);
  await ship(first.orderId);
  expect(await levelsOf(productId)).toEqual([
    { at: 'branch', on_hand: 1, allocated: 0 },
    untouched,
  ]);
  await newOrder(shop, { productId });
  expect(await levelsOf(productId)).toMatchObject([{}, { allocated: 1 }]);
  await expectReconciled(shop);
});

test('[ST-02] stock of a closed location is not for sale', async () => {
  const productId = await newProduct(shop, { stock: 0 });
  await stockBranch(productId, 4);
  await shop.asOwner(`update location set active = false where id = 'branch'`);
  await expect(newOrder(shop, { productId })).rejects.toMatchObject({ code: 'cart.sold_out' });
  await shop.asOwner(`update location set active = true where id = 'branch'`);
  await newOrder(shop, { productId });
});

test('[ST-03] a movement names its order or the reason of staff', async () => {
  const productId = await newProduct(shop);
  const insert = (kind: string, quantity: number, reason: string | null) =>
    shop.asOwner(
      `insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
       values (gen_random_uuid(), now(), $1, 'main', $2, $3, $4, $4)`,
      [kind, productId, quantity, reason],
    );
  for (const kind of ['allocated', 'released', 'shipped']) {
    const quantity = kind === 'released' ? 1 : -1;
    await expect(insert(kind, quantity, 'adjusted')).rejects.toMatchObject({
      constraint: 'stock_movement_is_of_an_order',
    });
  }
  await expect(insert('adjusted', 1, null)).rejects.toMatchObject({
    constraint: 'stock_movement_has_one_cause',
  });
  await expect(insert('adjusted', -11, 'adjusted')).rejects.toMatchObject({
    constraint: 'stock_level_allocated_is_on_hand',
  });
  await insert('adjusted', 1, 'adjusted');
});

// Last, because nothing was paid.
test('[ST-01] cancelling and expiry release stock, and a late payment allocates it again', async () => {
  const cancelled = await newOrder(shop, { stock: 10, quantity: 2 });
  await cancelOrder(cancelled.ctx, cancelled.orderId);
  expect(await levelsOf(cancelled.productId)).toEqual([{ at: 'main', on_hand: 10, allocated: 0 }]);

  const expired = await newOrder(shop, { stock: 3, quantity: 2, paymentMethod: 'gcash' });
  const later = { ...shop.as({ kind: 'shop' }), now: () => new Date(Date.now() + 3_600_000) };
  expect(await releaseReservation(later, expired.orderId)).toBe(true);
  expect(await levelsOf(expired.productId)).toEqual([{ at: 'main', on_hand: 3, allocated: 0 }]);
  const reopen = () =>
    later.transact(async (tx) => {
      const order = await lockOrder(tx, expired.orderId);
      return order && reopenOrder(tx, later, order, 'Paid late');
    });
  const other = await newOrder(shop, { productId: expired.productId, quantity: 2 });
  expect(await reopen()).toBe('out_of_stock');
  expect(await levelsOf(expired.productId)).toEqual([{ at: 'main', on_hand: 3, allocated: 2 }]);
  await cancelOrder(other.ctx, other.orderId);
  await stockBranch(expired.productId, 5);
  expect(await reopen()).toBe('reopened');
  expect(await levelsOf(expired.productId)).toMatchObject([{ on_hand: 5 }, { allocated: 2 }]);
});
