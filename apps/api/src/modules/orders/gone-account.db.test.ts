import { usualShipping } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/add-to-cart.ts';
import { newBuyer } from '#api/testing/buyer.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { orderRulesOf } from './order-rules.ts';
import { createOrderQueue, placeOrder } from './place-order.ts';
import { placeOrders } from './place-orders.queries.ts';
import { placePickups } from './place-pickups.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

const requestOf = (accountId: string, expectedTotal: number | null = null) => ({
  accountId,
  buyerId: accountId,
  key: newUuid(),
  bodyHash: '',
  orderId: newUuid(),
  paymentMethod: 'cod' as const,
  expectedTotal,
  notes: '',
});

/** Somebody with a cart of so many pesos, and a street of their own. */
async function buyerOf(price: number, street: string) {
  const buyer = await newBuyer(shop);
  await shop.asOwner('update address set street = $2 where id = $1', [buyer.addressId, street]);
  await addToCart(buyer.ctx, { productId: await newProduct(shop, { price }), quantity: 1 });
  return buyer;
}

/** Whose account is gone, who expects another total, and who gets what they ordered. */
async function aBatch() {
  const refused = await buyerOf(900, '2 Refused Street');
  const served = await buyerOf(1_500, '3 Served Street');
  const requests = [
    { ...requestOf(newUuid()), addressId: newUuid() },
    { ...requestOf(refused.accountId, 1), addressId: refused.addressId },
    { ...requestOf(served.accountId), addressId: served.addressId },
  ] as const;
  return { served, requests, orderId: requests[2].orderId };
}

const keysOf = async (orderId: string) => {
  const { rows } = await shop.asOwner(
    'select account_id as "accountId", key from order_key where order_id = $1',
    [orderId],
  );
  return rows;
};

test('an account that is gone is refused, and those behind it get what is theirs', async () => {
  const { served, requests, orderId } = await aBatch();
  const rules = orderRulesOf(usualShipping);
  const answers = await shop
    .as({ kind: 'shop' })
    .transact((tx) => placeOrders(tx, requests, { rules, at: new Date() }));
  expect(answers).toMatchObject([
    { outcome: 'account_gone', orderId: null, figures: null },
    { outcome: 'total_changed', orderId: null, figures: { subtotal: 90_000 } },
    { outcome: 'placed', orderId, figures: null },
  ]);
  expect(await viewOrder(served.ctx, orderId)).toMatchObject({
    subtotal: 1_500,
    total: 1_575,
    address: { street: '3 Served Street' },
  });
  expect(await keysOf(orderId)).toEqual([{ accountId: served.accountId, key: requests[2].key }]);
  await expectReconciled(shop);
});

test('it is the same for those who come for it', async () => {
  const { served, requests, orderId } = await aBatch();
  const pickups = requests.map(({ addressId: _, ...request }, place) => ({
    ...request,
    pickup: { fullName: `Visitor ${place}`, phone: '+639175550142' },
  }));
  const answers = await shop
    .as({ kind: 'shop' })
    .transact((tx) => placePickups(tx, pickups, new Date()));
  expect(answers).toMatchObject([
    { outcome: 'account_gone', orderId: null },
    { outcome: 'total_changed', figures: { total: 90_000 } },
    { outcome: 'placed', orderId },
  ]);
  expect(await viewOrder(served.ctx, orderId)).toMatchObject({
    total: 1_500,
    isPickup: true,
    address: { fullName: 'Visitor 2' },
  });
  expect(await keysOf(orderId)).toEqual([{ accountId: served.accountId, key: requests[2].key }]);
  await expectReconciled(shop);
});

test.each(['delivered', 'picked up'])(
  'whose account is gone is asked to sign in: %s',
  async (way) => {
    const { ctx, accountId, addressId } = await buyerOf(700, '1 Gone Street');
    await shop.asOwner('delete from account where id = $1', [accountId]);
    const pickup = { fullName: 'Maria Santos', phone: '+639175550142' };
    const body = {
      ...(way === 'delivered' ? { addressId } : { pickup }),
      paymentMethod: 'cod' as const,
      notes: '',
    };
    const ordering = placeOrder(
      ctx,
      { body, key: null },
      createOrderQueue(shop.as({ kind: 'shop' })),
    );
    await expect(ordering).rejects.toMatchObject({ code: 'auth.required' });
  },
);
