import { paymentMethods, type CodSettings, type Pesos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import fc from 'fast-check';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { newCrowd } from '#api/testing/people/crowd.ts';
import { addPaidOrders } from '#api/testing/people/paid-orders.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

const shop = testShop();
const runs = 200;
/** Others didn't accept parcels with it. */
const pickupPhone = '+639180000001';
let crowd: Awaited<ReturnType<typeof newCrowd>>;
let codeId: string;
beforeAll(async () => {
  await newLocalities(shop);
  crowd = await newCrowd(shop, runs + 1, { isVerified: (index) => index % 3 > 0 });
  await pastOrders(crowd[runs]?.accountId ?? '', 'returned', 2);
  await shop.asOwner(`update customer_order set address = jsonb_build_object('phone', $1::text)`, [
    pickupPhone,
  ]);
  codeId = (await newPromotion(shop, { code: 'SAME-8', maxPerCustomer: 1 }))._id;
});

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const aWorld = fc.record({
  paymentMethod: fc.constantFrom('cod', 'cod', 'bank_transfer', ...paymentMethods, 'cod', 'cod'),
  isPickup: fc.boolean(),
  hasCode: fc.boolean(),
  // Odds that give each outcome often enough.
  lines: fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    {
      weight: 9,
      arbitrary: fc.array(
        fc.record({
          price: fc.constantFrom(400, 400, 7_000, 16_000),
          quantity: upTo(4, 1),
          stock: fc.oneof(upTo(12), fc.constant(50), fc.constant(50)),
          heldUnpaid: fc.constantFrom(0, 0, 3, 60),
          isArchived: fc.constantFrom(...Array<boolean>(11).fill(false), true),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    },
  ),
  unpaidOrders: fc.constantFrom(0, 0, 0, 0, 1, 2, 9, 10),
  refusedParcels: fc.constantFrom(0, 0, 1, 2),
  deliveredOrders: fc.constantFrom(0, 0, 0, 1, 3),
  settings: fc.record({
    reviewFrom: upTo(50, 20),
    refuseFrom: fc.constantFrom(51, 100),
    productShare: fc.constantFrom(10, 10, 50, 100),
  }),
});
type World = typeof aWorld extends fc.Arbitrary<infer One> ? One : never;

const pastOrders = (accountId: string, status: string, count: number) =>
  shop.asOwner(
    `insert into customer_order (id, account_id, status, fulfilment, payment_method, payment_status,
       subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address, notes, created_at,
       updated_at)
     select gen_random_uuid(), $1, $2, 'delivery', 'cod', 'unpaid', 100000, 0, 100000, 10714, '{}', '',
       now(), now()
     from generate_series(1, $3)`,
    [accountId, status, count],
  );

async function setUp(world: World, accountId: string): Promise<void> {
  await shop.asOwner(`update setting set value = $1 where key = 'cash_on_delivery'`, [
    JSON.stringify(world.settings satisfies CodSettings),
  ]);
  await pastOrders(accountId, 'pending', world.unpaidOrders);
  await pastOrders(accountId, 'returned', world.refusedParcels);
  const delivered = Array.from({ length: world.deliveredOrders }, () => accountId);
  await addPaidOrders(shop, delivered, { total: 900 as Pesos });
  await shop.asOwner('update cart set promotion_id = $2 where account_id = $1', [
    accountId,
    world.hasCode ? codeId : null,
  ]);
  for (const { price, stock, quantity, heldUnpaid, isArchived } of world.lines) {
    const productId = await newProduct(shop, { price, stock });
    await shop.asOwner('update stock_level set held_unpaid = $2 where product_id = $1', [
      productId,
      heldUnpaid,
    ]);
    await shop.asOwner(`insert into cart_line values ($1, $2, $3, 100000, now())`, [
      accountId,
      productId,
      quantity,
    ]);
    if (!isArchived) continue;
    await shop.asOwner(`update product set status = 'archived' where id = $1`, [productId]);
  }
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof AppError)) throw error;
  return error.code;
};

test('[SC-57] placing does what the quote said, for the same stock, time and account', async () => {
  const seen = new Map<string, number>();
  let used = 0;
  const matches = fc.asyncProperty(aWorld, async (world) => {
    const { accountId, addressId, ctx } = crowd[used++ % runs] as (typeof crowd)[number];
    await setUp(world, accountId);
    const { paymentMethod, isPickup } = world;
    const quote = await quoteOrder(ctx, isPickup ? undefined : addressId).catch(codeOf);
    const promised =
      typeof quote === 'string'
        ? quote
        : (quote.unavailableMethods.find(({ method }) => method === paymentMethod)?.code ??
          quote.problem?.code ??
          quote.total);
    const to = isPickup ? { pickup: { fullName: 'Ana', phone: pickupPhone } } : { addressId };
    const expected = typeof quote === 'string' ? {} : { expectedTotal: quote.total };
    const body = { ...to, ...expected, paymentMethod, notes: '' };
    const queue = createOrderQueue(shop.as({ kind: 'shop' }));
    const done = await placeOrder(ctx, { body, key: newUuid() }, queue).then(
      ({ total }) => total,
      codeOf,
    );
    expect(done).toEqual(promised);
    const outcome = typeof done === 'string' ? done : 'placed';
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  });
  await fc.assert(matches, { numRuns: runs, endOnFailure: true });
  // Otherwise it compared nothing.
  expect([...seen.keys()].toSorted()).toEqual([
    'order.cart_empty',
    'order.cod_over_limit',
    'order.online_payment_needed',
    'order.out_of_stock',
    'order.product_unavailable',
    'order.too_many_unpaid',
    'order.unpaid_share_full',
    'placed',
  ]);
});
