import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listBoughtTogether, rebuildBoughtTogether } from './bought-together.ts';

const shop = testShop();
const rebuild = () => rebuildBoughtTogether(shop.as({ kind: 'shop' }));
const boughtWith = async (id: string) =>
  (await listBoughtTogether(shop.as({ kind: 'guest' }), id)).map(({ _id }) => _id);

interface Order {
  daysAgo?: number;
  status?: string;
  accountId?: string;
}

async function newOrder(
  products: readonly string[],
  { daysAgo = 1, status = 'delivered', accountId }: Order = {},
): Promise<void> {
  await shop.asOwner(
    `with placed as (
       insert into customer_order (id, account_id, status, fulfilment, payment_method,
         payment_status, subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address,
         notes, created_at, updated_at)
       values ($1, $2, $3, 'delivery', 'cod', 'paid', 1000, 0, 1000, 107, '{}', '',
         now() - $4::integer * interval '1 day', now())
     )
     insert into order_line
     select $1, place, product_id, 'A part', 'SKU', '', 1000, 1, 1000
     from unnest($5::uuid[]) with ordinality as line (product_id, place)`,
    [newUuid(), accountId ?? null, status, daysAgo, products],
  );
}

async function newAccount(): Promise<string> {
  const id = newUuid();
  await shop.asOwner(
    `insert into account (id, email, user_name, created_at, updated_at)
     values ($1::uuid, $1::text || '@example.com', 'Buyer', now(), now())`,
    [id],
  );
  return id;
}

const parts: Record<string, string> = {};
const idOf = (name: string) => parts[name] ?? '';

beforeAll(async () => {
  const categories = {
    cpu: 'cpu',
    board: 'motherboard',
    kit: 'memory',
    otherKit: 'memory',
    case: 'pc_case',
    card: 'graphics_card',
    cooler: 'cpu_cooling',
    drive: 'storage_ssd',
    soldOut: 'power_supply',
  };
  for (const [name, categoryId] of Object.entries(categories)) {
    parts[name] = await newProduct(shop, { categoryId, stock: name === 'soldOut' ? 0 : 5 });
  }
});

test('[PD-03] lists what at least three buyers ordered together, most buyers first', async () => {
  for (const products of [
    ['cpu', 'board', 'kit', 'otherKit', 'soldOut'],
    ['cpu', 'board', 'kit', 'otherKit', 'soldOut'],
    ['cpu', 'board', 'kit', 'soldOut', 'case'],
    ['cpu', 'board', 'otherKit', 'case'],
  ]) {
    await newOrder(products.map(idOf));
  }
  await rebuild();
  const withCpu = await boughtWith(idOf('cpu'));
  expect(withCpu[0]).toBe(idOf('board'));
  expect(withCpu.slice(1).toSorted()).toEqual([idOf('kit'), idOf('otherKit')].toSorted());
  // Two buyers took both kits and the case with the kit: too few, and kits share a subcategory.
  expect(await boughtWith(idOf('kit'))).toEqual([idOf('board'), idOf('cpu')].toSorted());
});

test('[PD-03] leaves out repeat orders of one buyer, cancelled orders and orders of last year', async () => {
  const accountId = await newAccount();
  const pair = [idOf('card'), idOf('cooler')];
  for (let count = 0; count < 3; count += 1) {
    await newOrder(pair, { accountId });
    await newOrder(pair, { status: 'cancelled' });
    await newOrder(pair, { daysAgo: 181 });
  }
  await newOrder(pair, { daysAgo: 179 });
  await rebuild();
  expect(await boughtWith(idOf('card'))).toEqual([]);
  await newOrder(pair);
  await rebuild();
  expect(await boughtWith(idOf('card'))).toEqual([idOf('cooler')]);
});

test('[PD-03] forgets pairs that are no longer bought together', async () => {
  const pair = [idOf('drive'), idOf('case')];
  for (let count = 0; count < 3; count += 1) await newOrder(pair);
  await rebuild();
  expect(await boughtWith(idOf('drive'))).toEqual([idOf('case')]);
  await shop.asOwner(
    `update customer_order set status = 'returned'
     where id in (select order_id from order_line where product_id = $1)`,
    [idOf('drive')],
  );
  await rebuild();
  expect(await boughtWith(idOf('drive'))).toEqual([]);
});
