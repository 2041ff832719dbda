import { randomUUID } from 'node:crypto';
import { ManualOrder, ManualQuoteBody } from '@sirkito/contracts/orders/staff-manual-schemas';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { viewCart } from '#api/modules/carts/cart.ts';
import { viewOrderForStaff } from '#api/modules/orders/staff/view-order-for-staff.ts';
import { quoteOrder } from '#api/modules/orders/placing/quote-order.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { createOrderQueue } from '#api/modules/orders/placing/order-queue.ts';
import { placeOrder } from '#api/modules/orders/placing/place-order.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { barangays, newLocalities } from '#api/testing/data/localities.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { previewManualOrder, createManualOrder } from './create-manual-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** Creates a staff member who also has a shopper account. */
async function newClerk(): Promise<Ctx> {
  const { accountId } = await newShopper(shop);
  return shop.as({ kind: 'staff', accountId, sessionId: randomUUID(), staffRole: 'orders' });
}

const draft = (productId: string, more: object = {}) => ({
  items: [{ productId, quantity: 1 }],
  fullName: 'Juan dela Cruz',
  phone: '0917 555 0123',
  payment: 'cash',
  ...more,
});
const place = { psgcCode: barangays.davao, street: '1 Sample Street', postalCode: '8000' };

async function placeFor(clerk: Ctx, request: object, key: string = randomUUID()): Promise<string> {
  const { total } = await previewManualOrder(clerk, ManualQuoteBody.parse(request));
  const order = ManualOrder.parse({ ...request, key, expectedTotal: total });
  return createManualOrder(clerk, order, { isTest: true });
}

const stockOf = async (productId: string) =>
  (await shop.asOwner('select available from available_stock where product_id = $1', [productId]))
    .rows[0]?.available as number;

/** Returns the stored rows, with the transaction that wrote each. */
const cartOf = async (clerk: Ctx) =>
  (
    await shop.asOwner(
      `select cart.xmin::text as cart_written, cart_line.xmin::text as line_written, *
       from cart left join cart_line using (account_id) where account_id = $1`,
      [requireStaff(clerk).accountId],
    )
  ).rows;

test('staff may deliver up to ₱50,000 for cash, whatever the state of their own email address', async () => {
  const clerk = await newClerk();
  const order = async (price: number) =>
    placeFor(clerk, draft(await newProduct(shop, { price }), { place, payment: 'cod' }));
  expect(await order(30_000)).toEqual(expect.any(String));
  await expect(order(50_001)).rejects.toMatchObject({ code: 'order.cod_over_limit' });
});

test('places a paid pick-up order for a guest and leaves the staff member’s cart untouched', async () => {
  const clerk = await newClerk();
  const [sold, own] = [await newProduct(shop, { stock: 5 }), await newProduct(shop, { stock: 5 })];
  await addToCart(clerk, { productId: own, quantity: 2 });
  const before = await cartOf(clerk);
  expect(before).toMatchObject([{ product_id: own, quantity: 2 }]);
  const key = randomUUID();
  const id = await placeFor(clerk, draft(sold), key);

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
  expect(await cartOf(clerk)).toEqual(before);
  expect(await placeFor(clerk, draft(sold), key)).toBe(id);
  expect(await stockOf(sold)).toBe(4);
  const { rows } = await shop.asOwner(
    `select count(*)::int as n from audit_entry where action = 'orders.create_manual' and subject = $1`,
    [`order:${id}`],
  );
  expect(rows[0]?.n).toBe(1);
  const paid = await shop.asOwner(
    'select provider, amount_centavos from payment where order_id = $1',
    [id],
  );
  expect(paid.rows).toEqual([{ provider: 'cash', amount_centavos: expect.anything() as unknown }]);
});

test('quotes in a read-only transaction', async () => {
  const clerk = await newClerk();
  const productId = await newProduct(shop, { stock: 1 });
  await newPromotion(shop, { scope: 'products', targets: [`T-${productId.toUpperCase()}`] });
  const request = ManualQuoteBody.parse(draft(productId, { place, payment: 'cod' }));
  const transact = () => Promise.reject(new Error('a quote writes nothing'));
  const quote = await shop.db
    .transaction()
    .setAccessMode('read only')
    .execute((tx) => previewManualOrder({ ...clerk, read: tx, transact }, request));
  expect(quote).toMatchObject({ discount: 100 });
  expect(quote.total).toBe(quote.subtotal + quote.shippingFee - 100);
});

test('places one order for one key, whatever is sent with it, and saves no address', async () => {
  const clerk = await newClerk();
  const requests = [
    draft(await newProduct(shop), { place }),
    draft(await newProduct(shop), { place }),
  ];
  const { total } = await previewManualOrder(clerk, ManualQuoteBody.parse(requests[0]));
  const key = randomUUID();
  await shop.asOwner('alter table address add constraint inserts_nothing check (false) not valid');
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => {
      const order = ManualOrder.parse({ ...requests[index % 2], key, expectedTotal: total });
      return createManualOrder(clerk, order, { isTest: true });
    }),
  );
  await shop.asOwner('alter table address drop constraint inserts_nothing');
  const ids = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason.code).toBe('order.key_reused');
  }
});

test('places a phone order for a verified account at the customer’s own price', async () => {
  const clerk = await newClerk();
  const buyer = await newBuyer(shop, barangays.davao);
  const productId = await newProduct(shop, { stock: 5 });
  const { rows } = await shop.asOwner('select email from account where id = $1', [buyer.accountId]);
  await addToCart(buyer.ctx, { productId, quantity: 1 });
  const theirs = await quoteOrder(buyer.ctx, buyer.addressId);
  const request = draft(productId, { place, payment: 'cod', email: rows[0]?.email });
  await expect(placeFor(clerk, request)).rejects.toMatchObject({
    code: 'order.customer_not_found',
    fields: { email: expect.any(String) as string },
  });
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [
    buyer.accountId,
  ]);
  const id = await placeFor(clerk, request);
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

test('refuses an invalid order and leaves stock and cart unchanged', async () => {
  const clerk = await newClerk();
  const productId = await newProduct(shop, { stock: 1 });
  const expectError = (request: object, code: string) =>
    expect(placeFor(clerk, request)).rejects.toMatchObject({ code });
  await expectError(draft(productId, { email: 'nobody@shop.example' }), 'order.customer_not_found');
  await expectError(draft(randomUUID()), 'order.product_unavailable');
  await expectError(
    { ...draft(productId), items: [{ productId, quantity: 2 }] },
    'order.out_of_stock',
  );
  await expectError(
    draft(productId, { place: { ...place, psgcCode: '9999999999' } }),
    'address.barangay_not_found',
  );
  const another = ManualOrder.parse({ ...draft(productId), key: randomUUID(), expectedTotal: 1 });
  await expect(createManualOrder(clerk, another, { isTest: true })).rejects.toMatchObject({
    code: 'order.total_changed',
  });
  await expect(
    createManualOrder(shop.as(shop.shopper()), another, { isTest: true }),
  ).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  expect(await stockOf(productId)).toBe(1);
  expect((await viewCart(clerk)).items).toEqual([]);
});

test('sells the last unit once when two staff members order it', async () => {
  const clerks = [await newClerk(), await newClerk()];
  const productId = await newProduct(shop, { stock: 1 });
  const outcomes = await Promise.allSettled(
    clerks.map((clerk) => placeFor(clerk, draft(productId))),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(productId)).toBe(0);
});

test('applies the per-customer limit to the customer, not to staff, under concurrency', async () => {
  const clerks = [await newClerk(), await newClerk()] as const;
  const [productId, buyer] = [await newProduct(shop, { stock: 20 }), await newBuyer(shop)];
  const { rows } = await shop.asOwner(
    'update account set email_verified_at = now() where id = $1 returning email',
    [buyer.accountId],
  );
  await newPromotion(shop, {
    scope: 'products',
    targets: [`T-${productId.toUpperCase()}`],
    maxPerCustomer: 1,
  });
  const discountOf = async (request: object, clerk: Ctx = clerks[0]) =>
    (await previewManualOrder(clerk, ManualQuoteBody.parse(request))).discount;
  const theirs = draft(productId, { email: rows[0]?.email });

  for (const guest of [1, 2, 3]) {
    expect(await discountOf(draft(productId)), `guest ${guest}`).toBe(100);
    await placeFor(clerks[0], draft(productId));
  }
  expect(await discountOf(theirs)).toBe(100);
  await addToCart(buyer.ctx, { productId, quantity: 1 });
  const { total } = await quoteOrder(buyer.ctx, buyer.addressId);
  const outcomes = await Promise.allSettled([
    ...clerks.map((clerk) => placeFor(clerk, theirs)),
    placeOrder(
      buyer.ctx,
      {
        body: { addressId: buyer.addressId, paymentMethod: 'cod', notes: '', expectedTotal: total },
        key: null,
      },
      createOrderQueue(shop.as({ kind: 'shop' })),
    ),
  ]);
  const discounted = await shop.asOwner(
    `select count(*)::int as n from customer_order where account_id = $1 and discount_centavos > 0`,
    [buyer.accountId],
  );
  expect(discounted.rows[0]?.n).toBe(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('order.total_changed');
  }
  expect(await discountOf(theirs, clerks[1])).toBe(0);
  expect(await discountOf(draft(productId))).toBe(100);
});
