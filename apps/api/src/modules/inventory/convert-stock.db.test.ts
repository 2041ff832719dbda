import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { cancelOrder } from '../orders/fulfilment/cancel-order.ts';
import { inspectReturn } from '../orders/fulfilment/inspect-return.ts';
import { adjustStock } from './adjust-stock.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

/** Stock and its ledger as in the version before. */
const undo = `
  create table stock as select product_id, available as on_hand, held_unpaid from available_stock;
  create table former as
  select movement.id, at, product_id, quantity,
    case kind when 'allocated' then 'sold' else coalesce(reason, kind) end as reason,
    coalesce(reference, 'order ' || number) as reference, actor_kind, actor_id
  from stock_movement as movement left join customer_order on customer_order.id = order_id
  where kind <> 'shipped';
  drop view available_stock;
  drop table stock_movement, stock_level, location;
  alter table former rename to stock_movement`;

const file = new URL(
  '../../../migrations/20261119T1700_hold_stock_at_locations.sql',
  import.meta.url,
);

const inTransaction = (...statements: string[]) =>
  shop.asOwner(['begin', ...statements, 'commit'].join(';\n'));
const ask = async (statement: string, values: unknown[] = []) =>
  (await shop.asOwner(statement, values)).rows;
const stored = async () => ({
  levels: await ask('select * from stock_level order by product_id'),
  // Shipped ones get new ids.
  movements: await ask(
    `select case when kind <> 'shipped' then id end as id, at, kind, location_id, product_id, quantity,
       order_id, reason, reference, actor_kind, actor_id
     from stock_movement order by order_id, product_id, kind, at, quantity`,
  ),
});

test('[ST-04] the upgrade converts stock, the ledger and what shipped', async () => {
  const { ctx, pack, ship, step } = clerkOf(shop);
  const [open, cancelled, shipped, returned] = [
    await newOrder(shop, { quantity: 3 }),
    await newOrder(shop),
    await newOrder(shop, { quantity: 2 }),
    await newOrder(shop, { quantity: 2 }),
  ];
  await newOrder(shop, { productId: open.productId });
  await cancelOrder(cancelled.ctx, cancelled.orderId);
  for (const { orderId } of [shipped, returned]) {
    await pack(orderId);
    await ship(orderId);
  }
  await step(shipped.orderId, { status: 'delivery_failed', reason: 'Nobody there' });
  await ship(shipped.orderId);
  await step(returned.orderId, { status: 'delivered' });
  const { version } = await step(returned.orderId, { status: 'returned' });
  await inspectReturn(ctx, returned.orderId, { version, lines: [{ lineNo: 1, restocked: 1 }] });
  const adjust = (quantity: number, reason: 'damaged' | 'returned') =>
    adjustStock(ctx, open.productId, { key: randomUUID(), quantity, reason, note: 'order 1' });
  await adjust(-2, 'damaged');
  await adjust(1, 'returned');
  const before = await stored();
  expect(before.movements.filter(({ kind }) => kind === 'shipped')).toHaveLength(2);

  await inTransaction(undo, await readFile(file, 'utf8'));
  expect(await stored()).toEqual(before);
  await expectReconciled(shop);
});

test('[ST-04] movements of orders that are unknown become adjustments', async () => {
  const productId = await newProduct(shop, { stock: 9 });
  await inTransaction(undo);
  await ask(
    `insert into stock_movement values (gen_random_uuid(), now(), $1, -2, 'sold', 'test')`,
    [productId],
  );
  await ask('update stock set on_hand = on_hand - 2 where product_id = $1', [productId]);
  await inTransaction(await readFile(file, 'utf8'));
  const moved = await ask(
    'select kind, reason, reference from stock_movement where product_id = $1 and quantity = -2',
    [productId],
  );
  expect(moved).toEqual([{ kind: 'adjusted', reason: 'adjusted', reference: 'test' }]);
  await expectReconciled(shop);
});
