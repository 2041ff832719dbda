import { defaultCodSettings, lastUnits, paidHistory, type PaymentMethod } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newCrowd } from '#api/testing/people/crowd.ts';
import { addPaidOrders } from '#api/testing/people/paid-orders.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue, placeOrder, type SubmitOrder } from '../checkout/place-order.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { releaseReservation } from '../reservations/release-reservation.ts';

const shop = testShop();
type Shopper = Awaited<ReturnType<typeof newCrowd>>[number];
interface Line {
  productId: string;
  quantity: number;
}
interface Purchase {
  lines: readonly Line[];
  paymentMethod?: PaymentMethod;
  network?: string | null;
}

/** As of several API processes. */
let queues: SubmitOrder[];
/** Never runs low. */
let plenty = '';
beforeAll(async () => {
  await newLocalities(shop);
  await shop.asOwner(`delete from setting where key = 'cash_on_delivery'`);
  queues = Array.from({ length: 5 }, () => createOrderQueue(shop.as({ kind: 'shop' })));
  plenty = await newProduct(shop, { stock: 100_000 });
});

const newShoppers = (count: number) => newCrowd(shop, count, { isVerified: () => true });
async function newShopperOf(): Promise<Shopper> {
  const [shopper] = await newShoppers(1);
  if (!shopper) throw new Error('no shopper');
  return shopper;
}
const newSmallStocks = (count: number, stock: number) =>
  Promise.all(Array.from({ length: count }, () => newProduct(shop, { stock })));

const fillCart = ({ accountId }: Shopper, lines: readonly Line[]) =>
  shop.asOwner(
    `with emptied as (delete from cart_line where account_id = $1 and product_id <> all ($2))
     insert into cart_line select $1, product, quantity, 100000, now()
     from unnest($2::uuid[], $3::integer[]) as line (product, quantity)
     on conflict (account_id, product_id) do update set quantity = excluded.quantity`,
    [accountId, lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity)],
  );
const order = (
  { ctx, addressId, index }: Shopper,
  { paymentMethod = 'gcash', network = null }: Omit<Purchase, 'lines'>,
  queue = queues[index % queues.length] as SubmitOrder,
) =>
  placeOrder(
    ctx,
    { body: { addressId, paymentMethod, notes: '' }, key: newUuid(), network },
    queue,
  );
async function buy(shopper: Shopper, { lines, ...purchase }: Purchase, queue?: SubmitOrder) {
  await fillCart(shopper, lines);
  return order(shopper, purchase, queue);
}
const heldUnits = async ({ accountId }: Shopper) => {
  const { rows } = await shop.asOwner(
    'select coalesce(sum(quantity), 0)::int as units from unproven_hold where account_id = $1',
    [accountId],
  );
  return (rows[0] as { units: number }).units;
};
const of = (quantity: number, productId = plenty) => ({ lines: [{ productId, quantity }] });
const { accountUnits } = defaultCodSettings;
const overLimit = { code: 'order.unpaid_over_limit', details: { limit: accountUnits } };

test('[SC-70] unpaid orders of a new customer hold at most 40 units over all products and methods', async () => {
  const shopper = await newShopperOf();
  // Two PCs of 15 different parts.
  const parts = await newSmallStocks(15, 5);
  await buy(shopper, { lines: parts.map((productId) => ({ productId, quantity: 2 })) });
  await expect(buy(shopper, of(11))).rejects.toMatchObject(overLimit);
  await buy(shopper, of(9));
  await expect(buy(shopper, { ...of(2), paymentMethod: 'cod' })).rejects.toMatchObject(overLimit);
  await buy(shopper, { ...of(1), paymentMethod: 'cod' });
  await expect(buy(shopper, { ...of(1), paymentMethod: 'card' })).rejects.toMatchObject(overLimit);
  expect(await heldUnits(shopper)).toBe(accountUnits);
  // One order can't hold more either.
  await expect(buy(await newShopperOf(), of(accountUnits + 1))).rejects.toMatchObject(overLimit);
});

test('[SC-70] 20 requests at once of one account, in several processes, hold no more', async () => {
  const shopper = await newShopperOf();
  const codes = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      for (let tries = 0; tries < 50; tries += 1) {
        const code = await buy(shopper, of(7), queues[index % queues.length]).then(
          () => 'placed',
          (error: unknown) => (error as { code: string }).code,
        );
        // Another request may have emptied the cart.
        if (code !== 'placed' && code !== 'order.cart_empty') return code;
      }
      return 'never refused';
    }),
  );
  expect(new Set(codes)).toEqual(new Set([overLimit.code]));
  expect(await heldUnits(shopper)).toBe(35);
  await expectReconciled(shop);
});

test('[SC-70] paying, cancelling or expiry frees the room, and a delivered order adds to it', async () => {
  const shopper = await newShopperOf();
  const full = of(accountUnits);
  const cancelled = await buy(shopper, full);
  await expect(buy(shopper, of(1))).rejects.toMatchObject(overLimit);
  await cancelOrder(shopper.ctx, cancelled._id);
  const expired = await buy(shopper, full);
  await expect(buy(shopper, of(1))).rejects.toMatchObject(overLimit);
  const inAnHour = () => new Date(Date.now() + 3_600_000);
  await releaseReservation({ ...shop.as({ kind: 'shop' }), now: inAnHour }, expired._id);
  const paid = await buy(shopper, full);
  await expect(buy(shopper, of(1))).rejects.toMatchObject(overLimit);
  await shop.asOwner(`update customer_order set payment_status = 'paid' where id = $1`, [paid._id]);
  await buy(shopper, full);
  await expect(buy(shopper, of(1))).rejects.toMatchObject(overLimit);
  await shop.asOwner(`update customer_order set status = 'delivered' where id = $1`, [paid._id]);
  await buy(shopper, of(1));
});

test('[SC-70] new customers of one network hold at most 60 last units, 20 at once from several processes', async () => {
  const network = '203.0.113';
  const stocks = await newSmallStocks(20, 5);
  const shoppers = await newShoppers(20);
  // Each takes another product's whole stock, so no stock row keeps them apart.
  for (const shopper of shoppers) await fillCart(shopper, of(5, stocks[shopper.index]).lines);
  const results = await Promise.allSettled(shoppers.map((shopper) => order(shopper, { network })));
  const codes = results.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
  );
  expect(codes).toEqual(Array.from({ length: 8 }, () => 'order.held_by_others'));
  expect(lastUnits.network).toBe((20 - 8) * 5);

  const [neighbour, elsewhere, regular] = await newShoppers(3);
  if (!neighbour || !elsewhere || !regular) throw new Error('no shoppers');
  const [taken, left] = await newSmallStocks(2, 7);
  // All but the last units can be had, also from that network, and those from elsewhere.
  await buy(neighbour, { ...of(2, left), network });
  await expect(buy(neighbour, { ...of(3, taken), network })).rejects.toMatchObject({
    code: 'order.held_by_others',
  });
  await buy(elsewhere, { ...of(3, taken), network: '198.51.100' });
  await addPaidOrders(shop, [regular.accountId], { total: paidHistory.provenFrom });
  await buy(regular, { ...of(4, taken), network });

  const [placed] = results.flatMap((one, index) =>
    one.status === 'fulfilled' ? [{ orderId: one.value._id, index }] : [],
  );
  if (!placed) throw new Error('nothing placed');
  await cancelOrder((shoppers[placed.index] as Shopper).ctx, placed.orderId);
  await buy(neighbour, { ...of(5, stocks[placed.index]), network });
});

test('[SC-70] cash orders leave a network its room for last units paid online', async () => {
  const network = '192.0.2';
  const stocks = await newSmallStocks(23, 5);
  for (const [index, shopper] of (await newShoppers(10)).entries()) {
    await buy(shopper, { ...of(2, stocks[index]), network, paymentMethod: 'bank_transfer' });
  }
  for (const [index, shopper] of (await newShoppers(12)).entries()) {
    await buy(shopper, { ...of(5, stocks[10 + index]), network });
  }
  for (const paymentMethod of ['gcash', 'bank_transfer'] as const) {
    await expect(
      buy(await newShopperOf(), { ...of(1, stocks[22]), network, paymentMethod }),
    ).rejects.toMatchObject({ code: 'order.held_by_others' });
  }
});
