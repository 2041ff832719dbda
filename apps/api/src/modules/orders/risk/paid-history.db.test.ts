import { asPesos, paidHistory, type PaymentMethod } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newCrowd } from '#api/testing/people/crowd.ts';
import { addPaidOrders } from '#api/testing/people/paid-orders.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue, placeOrder, type SubmitOrder } from '../checkout/place-order.ts';

const shop = testShop();
type Shopper = Awaited<ReturnType<typeof newCrowd>>[number];
let queue: SubmitOrder;
/** Never runs low. */
let plenty = '';
beforeAll(async () => {
  await newLocalities(shop);
  await shop.asOwner(`delete from setting where key = 'cash_on_delivery'`);
  queue = createOrderQueue(shop.as({ kind: 'shop' }));
  plenty = await newProduct(shop, { stock: 100_000 });
});

const newShoppers = (count: number) => newCrowd(shop, count, { isVerified: () => true });
async function newShopperOf(): Promise<Shopper> {
  const [shopper] = await newShoppers(1);
  if (!shopper) throw new Error('no shopper');
  return shopper;
}
interface Purchase {
  quantity: number;
  products?: readonly string[];
  paymentMethod?: PaymentMethod;
}
async function buy(
  { accountId, addressId, ctx }: Shopper,
  { quantity, products = [plenty], paymentMethod = 'gcash' }: Purchase,
) {
  await shop.asOwner(
    `with emptied as (delete from cart_line where account_id = $1 and product_id <> all ($2))
     insert into cart_line select $1, product, $3, 100000, now() from unnest($2::uuid[]) as product
     on conflict (account_id, product_id) do update set quantity = excluded.quantity`,
    [accountId, products, quantity],
  );
  const body = { addressId, paymentMethod, notes: '' };
  return placeOrder(ctx, { body, key: newUuid(), network: '203.0.113' }, queue);
}
const overLimit = (limit: number) => ({ code: 'order.unpaid_over_limit', details: { limit } });

test('[SC-70] one small paid order does not let an account empty the shop, in cash or online', async () => {
  const stocks = await Promise.all(
    Array.from({ length: 40 }, () => newProduct(shop, { stock: 20 })),
  );
  for (const paymentMethod of ['cod', 'gcash'] as const) {
    const attacker = await newShopperOf();
    await addPaidOrders(shop, [attacker.accountId], { total: asPesos(50) });
    const codes = new Set<string>();
    for (let index = 0; index < stocks.length; index += 2) {
      const products = stocks.slice(index, index + 2);
      for (const quantity of [20, 5, 2, 1]) {
        await buy(attacker, { products, quantity, paymentMethod }).catch((error: unknown) =>
          codes.add((error as { code: string }).code),
        );
      }
    }
    expect(codes).toContain('order.unpaid_over_limit');
    const { rows } = await shop.asOwner(
      `select sum(quantity)::integer as units, max(quantity) as most
       from order_line join customer_order on customer_order.id = order_id where account_id = $1`,
      [attacker.accountId],
    );
    expect(rows).toEqual([{ units: 40, most: 5 }]);
  }
  // What was bought before has no items.
  await shop.asOwner(`delete from customer_order where status = 'delivered'`);
  await expectReconciled(shop);
});

test('[SC-70] an account holds one more unit for each ₱1,000 that it paid for delivered orders', async () => {
  const regular = await newShopperOf();
  for (const total of [12_500, 9_000, 8_499]) {
    await addPaidOrders(shop, [regular.accountId], { total: asPesos(total) });
  }
  await expect(buy(regular, { quantity: 70 })).rejects.toMatchObject(overLimit(69));
  await buy(regular, { quantity: 39 });
  await buy(regular, { quantity: 29, paymentMethod: 'cod' });
  await expect(buy(regular, { quantity: 2, paymentMethod: 'card' })).rejects.toMatchObject(
    overLimit(69),
  );
  await buy(regular, { quantity: 1 });
});

test('[SC-70] only what was paid, delivered and not refunded counts', async () => {
  const shopper = await newShopperOf();
  const total = asPesos(100_000);
  for (const past of [
    { status: 'confirmed', paymentStatus: 'paid' },
    { status: 'cancelled', paymentStatus: 'paid' },
    { status: 'delivered', paymentStatus: 'refunded' },
    { status: 'delivered', paymentStatus: 'partially_refunded' },
  ] as const) {
    await addPaidOrders(shop, [shopper.accountId], { total, ...past });
  }
  await expect(buy(shopper, { quantity: 41 })).rejects.toMatchObject(overLimit(40));
});

test('[SC-70] cancelled orders do not hide what an account holds', async () => {
  const shopper = await newShopperOf();
  await buy(shopper, { quantity: 40 });
  await addPaidOrders(
    shop,
    Array.from({ length: 300 }, () => shopper.accountId),
    { total: asPesos(100), status: 'cancelled', paymentStatus: 'expired' },
  );
  await expect(buy(shopper, { quantity: 1 })).rejects.toMatchObject(overLimit(40));
});

test('[SC-54] returning customers are limited like new ones only until they have paid ₱20,000', async () => {
  const product = await newProduct(shop, { stock: 8 });
  const cash = { products: [product], quantity: 1, paymentMethod: 'cod' } as const;
  const [first, second, small, regular] = await newShoppers(4);
  if (!first || !second || !small || !regular) throw new Error('no shoppers');
  await buy(first, cash);
  await buy(second, cash);
  await addPaidOrders(shop, [small.accountId], { total: asPesos(paidHistory.provenFrom - 1) });
  for (const total of [4_500, 6_200, 9_300]) {
    await addPaidOrders(shop, [regular.accountId], { total: asPesos(total) });
  }
  await expect(buy(small, cash)).rejects.toMatchObject({ code: 'order.online_payment_needed' });
  // Several orders a day, of everything that is left.
  for (const _ of [1, 2, 3]) await buy(regular, { ...cash, quantity: 2 });
});
