import { randomUUID } from 'node:crypto';
import { ManualOrder, ManualQuoteBody } from '@sirkito/contracts/manual-order-staff';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { viewCart } from '#api/modules/carts/view-cart.ts';
import { viewAddresses } from '#api/modules/addresses/view-addresses.ts';
import { viewOrderForStaff } from '#api/modules/orders/view-order-for-staff.ts';
import { quoteOrder } from '#api/modules/orders/quote-order.ts';
import type { Ctx } from '#api/platform/context.ts';
import { createOrderQueue, placeOrder } from '#api/modules/orders/place-order.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { barangays, newPlaces } from '#api/testing/places.ts';
import { newPromotion } from '#api/testing/promotion.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { quoteOrderByHand, takeOrderByHand } from './take-order-by-hand.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

/** Somebody who works here, with an account to shop with too. */
async function newClerk(): Promise<Ctx> {
  const { accountId } = await newShopper(shop);
  return shop.as({ kind: 'staff', accountId, sessionId: randomUUID(), staffRole: 'orders' });
}

const wish = (productId: string, more: object = {}) => ({
  items: [{ productId, quantity: 1 }],
  fullName: 'Juan dela Cruz',
  phone: '0917 555 0123',
  payment: 'cash',
  ...more,
});
const place = { psgcCode: barangays.davao, street: '1 Sample Street', postalCode: '8000' };

async function take(clerk: Ctx, wanted: object, key: string = randomUUID()): Promise<string> {
  const { total } = await quoteOrderByHand(clerk, ManualQuoteBody.parse(wanted));
  const order = ManualOrder.parse({ ...wanted, key, expectedTotal: total });
  return takeOrderByHand(clerk, order, { isTest: true });
}

const stockOf = async (productId: string) =>
  (await shop.asOwner('select on_hand from stock where product_id = $1', [productId])).rows[0]
    ?.on_hand as number;

test('cash at the counter: paid, picked up, nobody’s account, and the clerk’s own cart untouched', async () => {
  const clerk = await newClerk();
  const [sold, own] = [await newProduct(shop, { stock: 5 }), await newProduct(shop, { stock: 5 })];
  await addToCart(clerk, { productId: own, quantity: 2 });
  const before = await viewCart(clerk);
  const key = randomUUID();
  const id = await take(clerk, wish(sold), key);

  const { order, customer } = await viewOrderForStaff(clerk, id);
  expect(order).toMatchObject({
    isPickup: true,
    shippingFee: 0,
    paymentMethod: 'cod',
    paymentStatus: 'paid',
    userId: '',
    address: { fullName: 'Juan dela Cruz', phone: '0917 555 0123' },
  });
  expect(order.address.street).toContain('Kalayaan Avenue');
  expect(customer).toBeNull();
  expect(await stockOf(sold)).toBe(4);
  expect((await viewCart(clerk)).items).toEqual(before.items);
  expect(await viewAddresses(clerk)).toEqual([]);
  expect(await take(clerk, wish(sold), key)).toBe(id);
  expect(await stockOf(sold)).toBe(4);
  const { rows } = await shop.asOwner(
    `select count(*)::int as n from audit_entry where action = 'orders.take_by_hand' and subject = $1`,
    [`order:${id}`],
  );
  expect(rows[0]?.n).toBe(1);
  const paid = await shop.asOwner(
    'select provider, amount_centavos from payment where order_id = $1',
    [id],
  );
  expect(paid.rows).toEqual([{ provider: 'cash', amount_centavos: expect.anything() as unknown }]);
});

test('by phone for an account: it is theirs, and costs what they would pay themselves', async () => {
  const clerk = await newClerk();
  const buyer = await newBuyer(shop, barangays.davao);
  const productId = await newProduct(shop, { stock: 5 });
  const { rows } = await shop.asOwner('select email from account where id = $1', [buyer.accountId]);
  await addToCart(buyer.ctx, { productId, quantity: 1 });
  const theirs = await quoteOrder(buyer.ctx, buyer.addressId);
  const wanted = wish(productId, { place, payment: 'cod', email: rows[0]?.email });
  await expect(take(clerk, wanted)).rejects.toMatchObject({ code: 'order.customer_not_found' });
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [
    buyer.accountId,
  ]);
  const id = await take(clerk, wanted);
  const { order, customer } = await viewOrderForStaff(clerk, id);
  expect(order).toMatchObject({
    isPickup: false,
    paymentStatus: 'unpaid',
    total: theirs.total,
    shippingFee: theirs.shippingFee,
    address: { cityMunicipality: 'City of Davao', barangay: 'Agdao' },
  });
  expect(order.shippingFee).toBeGreaterThan(0);
  expect(customer?.accountId).toBe(buyer.accountId);
  expect((await viewCart(buyer.ctx)).items).toHaveLength(1);
});

test('what cannot be is refused, and leaves nothing behind', async () => {
  const clerk = await newClerk();
  const productId = await newProduct(shop, { stock: 1 });
  const refused = (wanted: object, code: string) =>
    expect(take(clerk, wanted)).rejects.toMatchObject({ code });
  await refused(wish(productId, { email: 'nobody@shop.example' }), 'order.customer_not_found');
  await refused(wish(randomUUID()), 'order.withdrawn');
  await refused({ ...wish(productId), items: [{ productId, quantity: 2 }] }, 'order.short');
  await refused(
    wish(productId, { place: { ...place, psgcCode: '9999999999' } }),
    'address.place_not_found',
  );
  const another = ManualOrder.parse({ ...wish(productId), key: randomUUID(), expectedTotal: 1 });
  await expect(takeOrderByHand(clerk, another, { isTest: true })).rejects.toMatchObject({
    code: 'order.total_changed',
  });
  await expect(
    takeOrderByHand(shop.as(shop.shopper()), another, { isTest: true }),
  ).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  expect(await stockOf(productId)).toBe(1);
  expect((await viewCart(clerk)).items).toEqual([]);
});

test('the last one is sold once, by whichever of two clerks', async () => {
  const clerks = [await newClerk(), await newClerk()];
  const productId = await newProduct(shop, { stock: 1 });
  const outcomes = await Promise.allSettled(clerks.map((clerk) => take(clerk, wish(productId))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(productId)).toBe(0);
});

test('once for each customer counts the customer, not the clerk, also when all happens at once', async () => {
  const clerks = [await newClerk(), await newClerk()] as const;
  const [productId, buyer] = [await newProduct(shop, { stock: 20 }), await newBuyer(shop)];
  const { rows } = await shop.asOwner(
    'update account set email_verified_at = now() where id = $1 returning email',
    [buyer.accountId],
  );
  await newPromotion(shop, {
    scope: 'products',
    targets: [`T-${productId.toUpperCase()}`],
    maxEach: 1,
  });
  const discountOf = async (wanted: object, clerk: Ctx = clerks[0]) =>
    (await quoteOrderByHand(clerk, ManualQuoteBody.parse(wanted))).discount;
  const theirs = wish(productId, { email: rows[0]?.email });

  for (const guest of [1, 2, 3]) {
    expect(await discountOf(wish(productId)), `guest ${guest}`).toBe(100);
    await take(clerks[0], wish(productId));
  }
  expect(await discountOf(theirs)).toBe(100);
  await addToCart(buyer.ctx, { productId, quantity: 1 });
  const { total } = await quoteOrder(buyer.ctx, buyer.addressId);
  const outcomes = await Promise.allSettled([
    ...clerks.map((clerk) => take(clerk, theirs)),
    placeOrder(
      buyer.ctx,
      {
        body: { addressId: buyer.addressId, paymentMethod: 'cod', notes: '', expectedTotal: total },
        key: null,
      },
      createOrderQueue(shop.as({ kind: 'shop' })),
    ),
  ]);
  const given = await shop.asOwner(
    `select count(*)::int as n from customer_order where account_id = $1 and discount_centavos > 0`,
    [buyer.accountId],
  );
  expect(given.rows[0]?.n).toBe(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('order.total_changed');
  }
  expect(await discountOf(theirs, clerks[1])).toBe(0);
  expect(await discountOf(wish(productId))).toBe(100);
});
