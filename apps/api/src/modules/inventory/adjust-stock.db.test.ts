import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { adjustStock, viewLedger } from './adjust-stock.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
let productId: string;
beforeAll(async () => void (productId = await newProduct(shop, { stock: 10 })));
const addStock = (product: string, quantity: number) =>
  shop.asOwner(
    `insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
     values (gen_random_uuid(), now(), 'adjusted', 'main', $1, $2, 'adjusted', 'Count')`,
    [product, quantity],
  );

test('adds received stock to the ledger and the audit log', async () => {
  const onHand = await adjustStock(staff(), productId, {
    key: randomUUID(),
    quantity: 5,
    reason: 'received',
    note: 'Delivery DR-2291',
  });
  expect(onHand).toBe(15);
  const { movements, totalStock } = await viewLedger(staff(), productId);
  expect(totalStock).toBe(15);
  expect(movements[0]).toMatchObject({
    quantity: 5,
    reason: 'received',
    reference: 'Delivery DR-2291',
  });
  const entry = await shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', `product:${productId}`)
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    before: { totalStock: 10 },
    after: { totalStock: 15, quantity: 5 },
  });
});

test('distinguishes a staff note about an order from a movement by the system', async () => {
  const product = await newProduct(shop, { stock: 3 });
  await adjustStock(staff(), product, {
    key: randomUUID(),
    quantity: 1,
    reason: 'returned',
    note: 'order 100123',
  });
  const { movements } = await viewLedger(staff(), product);
  expect(movements[0]).toMatchObject({ reason: 'returned', reference: 'Order 100123' });
  await expectReconciled(shop);
});

test('refuses to remove more than is in stock or to adjust an unknown product', async () => {
  const take = { key: randomUUID(), quantity: -16, reason: 'damaged', note: 'Fell' } as const;
  await expect(adjustStock(staff(), productId, take)).rejects.toMatchObject({
    code: 'inventory.insufficient_stock',
    details: { available: 15 },
  });
  await expect(
    adjustStock(staff(), '00000000-0000-7000-8000-000000000000', { ...take, quantity: 1 }),
  ).rejects.toMatchObject({ code: 'catalog.product_not_found' });
  expect((await viewLedger(staff(), productId)).totalStock).toBe(15);
});

test('[SC-14] refuses more stock than the limit, also added concurrently, but not less', async () => {
  const product = await newProduct(shop, { stock: 0 });
  const adjust = (quantity: number) =>
    adjustStock(staff(), product, {
      key: randomUUID(),
      quantity,
      reason: 'adjusted',
      note: 'Count',
    });
  const additions = await Promise.allSettled([adjust(600_000), adjust(600_000)]);
  expect(additions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(additions.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'inventory.too_much_stock', details: { limit: 1_000_000 } },
  });
  expect(await adjust(400_000)).toBe(1_000_000);
  await expect(adjust(1)).rejects.toMatchObject({ code: 'inventory.too_much_stock' });
  // A cancelled order may return more than the limit.
  await addStock(product, 5);
  expect(await adjust(-1)).toBe(1_000_004);
  await expectReconciled(shop);
});

test('[SC-14] the database refuses ten times the limit', async () => {
  const product = await newProduct(shop, { stock: 10 });
  await addStock(product, 9_999_990);
  await expect(addStock(product, 1)).rejects.toMatchObject({
    constraint: 'stock_level_on_hand_limit',
  });
});

test('applies a repeated adjustment once, even when sent concurrently', async () => {
  const { totalStock } = await viewLedger(staff(), productId);
  const move = { key: randomUUID(), quantity: 3, reason: 'received', note: 'DR-2292' } as const;
  const [sooner, later] = [new Date(), new Date(Date.now() + 1)];
  const answers = await Promise.all(
    [sooner, sooner, later].map((now) =>
      adjustStock({ ...staff(), now: () => now }, productId, move),
    ),
  );
  expect(answers).toEqual([1, 2, 3].map(() => totalStock + 3));
  expect(await adjustStock(staff(), productId, move)).toBe(totalStock + 3);
  const other = adjustStock(staff(), productId, { ...move, quantity: 4 });
  await expect(other).rejects.toMatchObject({ code: 'inventory.already_adjusted' });
  const { movements } = await viewLedger(staff(), productId);
  expect(movements.filter(({ reference }) => reference === 'DR-2292')).toHaveLength(1);
  const { rows } = await shop.asOwner(`select 1 from audit_entry where after->>'note' = 'DR-2292'`);
  expect(rows).toHaveLength(1);
});

test('refuses guests and shoppers', async () => {
  const move = { key: randomUUID(), quantity: 1, reason: 'adjusted', note: 'Count' } as const;
  await expect(adjustStock(shop.as(shop.shopper()), productId, move)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  await expect(viewLedger(shop.as({ kind: 'guest' }), productId)).rejects.toMatchObject({
    code: 'auth.required',
  });
});
