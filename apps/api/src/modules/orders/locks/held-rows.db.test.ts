import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { addToCart } from '#api/modules/carts/lines/add-to-cart.ts';
import { newBuyer } from '#api/testing/people/buyer.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { findHeldRows } from './held-rows.queries.ts';

const shop = testShop();
let [one, other] = [
  { accountId: '', productId: '' },
  { accountId: '', productId: '' },
];
let promotionId = '';

async function newCart() {
  const { ctx, accountId } = await newBuyer(shop);
  const productId = await newProduct(shop);
  await addToCart(ctx, { productId, quantity: 1 });
  return { accountId, productId };
}

beforeAll(async () => {
  await newLocalities(shop);
  [one, other] = [await newCart(), await newCart()];
  const promotion = await newPromotion(shop, {
    scope: 'products',
    targets: [`T-${one.productId.toUpperCase()}`],
  });
  promotionId = promotion._id;
});

const find = (suspects: string[] | null = null) =>
  shop
    .as({ kind: 'shop' })
    .transact((tx) => findHeldRows(tx, [one, other], { suspects, at: new Date() }));

const rows = [
  ['stock', 'select 1 from stock where product_id = $1 for update', () => one.productId],
  ['product', 'select 1 from product where id = $1 for update', () => one.productId],
  ['cart', 'select 1 from cart where account_id = $1 for update', () => one.accountId],
  ['account', 'select 1 from account where id = $1 for update', () => one.accountId],
  ['promotion', 'update promotion set name = name where id = $1', () => promotionId],
] as const;

test.each(rows)('finds the order that needs a held %s row', async (kind, statement, idOf) => {
  const row = `${kind} ${idOf()}`;
  const holder = new Client({ connectionString: shop.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query(statement, [idOf()]);
  const { rows: own } = await holder.query<{ xid: string }>(
    'select pg_current_xact_id()::xid::text as xid',
  );
  const held = [{ accountId: one.accountId, row, holder: own[0]?.xid }];
  expect(await find()).toEqual(held);
  expect(await find([row])).toEqual(held);
  expect(await find([`stock ${other.productId}`])).toEqual([]);
  await holder.end();
  await expect.poll(() => find()).toEqual([]);
});
