import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/cart-changes.ts';
import { fillPaidShares } from '#api/testing/data/fill-paid-shares.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createOrderQueue } from './order-queue.ts';
import { placeOrder } from './place-order.ts';

const shop = testShop();
let promotionId: string;

beforeAll(async () => {
  await newLocalities(shop);
  const { ctx, addressId } = await newBuyer(shop);
  const cable = await newProduct(shop, { price: 200 });
  for (const productId of [await newProduct(shop, { price: 5_000.01 }), cable]) {
    await addToCart(ctx, { productId, quantity: 2 });
  }
  const { rows } = await shop.asOwner('select sku from product where id = $1', [cable]);
  const targets = (rows as { sku: string }[]).map(({ sku }) => sku);
  const promotion = await newPromotion(shop, { value: 50, scope: 'products', targets });
  promotionId = promotion._id;
  const body = { addressId, paymentMethod: 'bank_transfer' as const, notes: '' };
  const queue = createOrderQueue(shop.as({ kind: 'shop' }));
  await placeOrder(ctx, { body, key: null }, queue);
});

async function readShares() {
  const { rows } = await shop.asOwner(
    'select unit_price_centavos as price, paid_centavos as paid from order_line',
  );
  return new Map(rows.map(({ price, paid }) => [Number(price), Number(paid)]));
}

const shares = new Map([
  [500_001, 1_000_002],
  [20_000, 20_000],
]);

test('takes a discount off the lines that its promotion applies to', async () => {
  expect(await readShares()).toEqual(shares);
});

test('fills the shares of orders from before 0.2.0', async () => {
  await fillPaidShares(shop);
  expect(await readShares()).toEqual(shares);
});

test('spreads a discount over all lines if its promotion has changed since and cannot give it', async () => {
  await shop.asOwner(`update promotion set targets = '{gone}' where id = $1`, [promotionId]);
  await fillPaidShares(shop);
  // Of ₱10,400.02, ₱10,200.02 were paid.
  expect(await readShares()).toEqual(
    new Map([
      [500_001, 980_771],
      [20_000, 39_231],
    ]),
  );
});
