import { randomUUID } from 'node:crypto';
import { ProductBody } from '@sirkito/contracts/products/body';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { addProduct } from './edit-product.ts';
import { updateProducts } from './update-products.ts';
import { viewForEditing } from './view-for-editing.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
let created = 0;
const add = (changes: object = {}) =>
  addProduct(
    staff(),
    ProductBody.parse({
      sku: `BLK-${(created += 1)}00`,
      name: 'Cable',
      brand: 'Sirkito Basics',
      category: 'cables',
      price: 199.95,
      status: 'active',
      ...changes,
    }),
  );
const change = (asked: Parameters<typeof updateProducts>[1]) => updateProducts(staff(), asked);
const recordOf = async (id: string) => (await viewForEditing(staff(), id)).record;

test('changes many prices by a percentage, to the centavo, and audits each change', async () => {
  const ids = [await add(), await add({ price: 1_000, salePrice: 900 })];
  expect(await change({ ids, change: { kind: 'price', percent: 10 } })).toBe(2);
  expect(await recordOf(ids[0] ?? '')).toMatchObject({ price: 219.95 });
  expect(await recordOf(ids[1] ?? '')).toMatchObject({ price: 1_100, salePrice: 990 });
  const { rows } = await shop.asOwner(
    `select before ->> 'price' as before from audit_entry where action = 'catalog.bulk_change' order by 1`,
  );
  expect(rows).toEqual([{ before: '1000' }, { before: '199.95' }]);
});

test('applies a repeated request once, also a concurrent one', async () => {
  const ids = [await add({ price: 100 }), await add({ price: 200 })];
  const asked = { ids, change: { kind: 'price', percent: 10 }, key: randomUUID() } as const;
  const me = staff();
  const rise = () => updateProducts(me, asked);
  expect(await Promise.all([rise(), rise()])).toEqual([2, 2]);
  expect(await rise()).toBe(2);
  expect(await recordOf(ids[0] ?? '')).toMatchObject({ price: 110 });
  // Another person's key is another key.
  await change(asked);
  expect(await recordOf(ids[0] ?? '')).toMatchObject({ price: 121 });
});

test('starts and ends a sale for many products', async () => {
  const ids = [await add(), await add()];
  const endsAt = new Date('2027-01-01T00:00:00Z');
  await change({ ids, change: { kind: 'sale', percentOff: 20, endsAt } });
  expect(await recordOf(ids[0] ?? '')).toMatchObject({
    salePrice: 159.96,
    saleEndsAt: endsAt.toISOString(),
  });
  await change({ ids, change: { kind: 'end_sale' } });
  expect(await recordOf(ids[0] ?? '')).not.toHaveProperty('salePrice');
});

test('changes nothing if one product would be invalid', async () => {
  const ids = [await add(), await add({ price: undefined, status: 'draft' })];
  await expect(change({ ids, change: { kind: 'status', status: 'active' } })).rejects.toMatchObject(
    { code: 'catalog.product_invalid' },
  );
  await expect(
    change({
      ids: [ids[0] ?? '', '00000000-0000-7000-8000-000000000000'],
      change: { kind: 'status', status: 'archived' },
    }),
  ).rejects.toMatchObject({ code: 'catalog.product_not_found' });
  expect(await recordOf(ids[0] ?? '')).toMatchObject({ status: 'active' });
});

test('[SC-14] changes a product with more stock than staff can add', async () => {
  const id = await add();
  await shop.asOwner(
    `insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
     values (gen_random_uuid(), now(), 'adjusted', 'main', $1, 1000001, 'adjusted', 'Count')`,
    [id],
  );
  await change({ ids: [id], change: { kind: 'price', percent: 100 } });
  expect(await recordOf(id)).toMatchObject({ price: 399.9 });
});

test('[SC-14] names the field that a bulk change would make, or finds, invalid', async () => {
  const ids = [await add({ price: 900_000_000 })];
  const raise = () => change({ ids, change: { kind: 'price', percent: 100 } });
  await expect(raise()).rejects.toMatchObject({
    code: 'catalog.product_invalid',
    fields: { price: 'Must be 1,000,000,000 or less' },
  });
  await shop.asOwner(`update product set released_on = 'soon' where id = $1`, ids);
  await expect(raise()).rejects.toMatchObject({
    code: 'catalog.product_invalid',
    fields: { releasedOn: 'Enter a year or a year and month, such as 2026-11' },
  });
});

test('applies two concurrent price changes one after the other', async () => {
  const ids = [await add({ price: 100 }), await add({ price: 200 })];
  const raise = () => change({ ids, change: { kind: 'price', percent: 10 } });
  await Promise.all([raise(), raise(), raise()]);
  expect(await recordOf(ids[0] ?? '')).toMatchObject({ price: 133.1 });
  expect(await recordOf(ids[1] ?? '')).toMatchObject({ price: 266.2 });
});

test('refuses shoppers', async () => {
  const asked = { ids: [await add()], change: { kind: 'end_sale' as const } };
  await expect(updateProducts(shop.as(shop.shopper()), asked)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});
