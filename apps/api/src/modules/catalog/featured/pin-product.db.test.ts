import { maxPins } from '@sirkito/commerce';
import { ListingQuery } from '@sirkito/contracts/catalog/listing-schemas';
import { StaffListingQuery } from '@sirkito/contracts/catalog/staff-schemas';
import { ProductBody } from '@sirkito/contracts/products/body';
import { expect, test } from 'vitest';
import { insertStockMovement } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listProducts } from '../browse/list-products.ts';
import { addProduct, editProduct, removeProduct } from '../products/edit-product.ts';
import { listProductsForStaff } from '../products/list-products-for-staff.ts';
import { viewForEditing } from '../products/view-for-editing.ts';
import { pinProduct } from './pin-product.ts';
import { rebuildFeatured } from './rebuild-featured.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
let created = 0;
const body = (category: string, name: string) =>
  ProductBody.parse({
    sku: `PIN-${(created += 1)}00`,
    name,
    brand: 'AMD',
    category,
    price: 10_000 + created,
    totalStock: 5,
    status: 'active',
  });
const add = (category: string, name: string) => addProduct(staff(), body(category, name));
const names = async (category: string) =>
  (await listProducts(shop.as({ kind: 'guest' }), ListingQuery.parse({ category }))).data.map(
    ({ name }) => name,
  );

test('[MR-04] pinned products come first, in their order, and others make room', async () => {
  const ids = [];
  for (const name of ['Part A', 'Part B', 'Part C', 'Part D']) ids.push(await add('cpu', name));
  const [a = '', b = '', c = ''] = ids;
  await pinProduct(staff(), a, 1);
  await pinProduct(staff(), b, 1);
  expect(await pinProduct(staff(), c, 2)).toEqual([
    { id: b, name: 'Part B' },
    { id: c, name: 'Part C' },
    { id: a, name: 'Part A' },
  ]);
  await rebuildFeatured(shop.as({ kind: 'shop' }));
  expect(await names('cpu')).toEqual(['Part B', 'Part C', 'Part A', 'Part D']);

  expect((await viewForEditing(staff(), c)).pins.map(({ name }) => name)).toEqual([
    'Part B',
    'Part C',
    'Part A',
  ]);
  const listed = await listProductsForStaff(staff(), StaffListingQuery.parse({ pinned: '1' }));
  expect(Object.fromEntries(listed.data.map(({ name, pin }) => [name, pin]))).toEqual({
    'Part A': 3,
    'Part B': 1,
    'Part C': 2,
  });

  await pinProduct(staff(), b, null);
  expect((await names('cpu')).slice(0, 2)).toEqual(['Part C', 'Part A']);
});

test('[MR-04] a sold-out pin waits behind products in stock and returns with them', async () => {
  const pinned = await add('mouse', 'Pinned');
  await add('mouse', 'Other');
  await pinProduct(staff(), pinned, 1);
  await insertStockMovement(shop, pinned, -5);
  expect(await names('mouse')).toEqual(['Other', 'Pinned']);
  await insertStockMovement(shop, pinned, 5);
  expect(await names('mouse')).toEqual(['Pinned', 'Other']);
});

test('[MR-04] a pin survives an edit and ends when the product moves or is archived', async () => {
  const record = body('memory', 'Moving');
  const id = await addProduct(staff(), record);
  await add('memory', 'Other');
  await pinProduct(staff(), id, 1);
  await editProduct(staff(), id, { ...record, name: 'Renamed' });
  expect((await names('memory'))[0]).toBe('Renamed');

  await editProduct(staff(), id, { ...record, category: 'monitor' });
  await editProduct(staff(), id, record);
  expect((await viewForEditing(staff(), id)).pins).toEqual([]);

  await pinProduct(staff(), id, 1);
  await removeProduct(staff(), id);
  expect((await viewForEditing(staff(), id)).pins).toEqual([]);
});

test('[MR-04] two people pinning at once both succeed, and no more than 12 fit', async () => {
  const ids = await Promise.all(
    Array.from({ length: maxPins + 1 }, (_, index) => add('headset', `Headset ${index}`)),
  );
  const [extra = '', ...others] = ids;
  await Promise.all(others.map((id) => pinProduct(staff(), id, 1)));
  expect((await viewForEditing(staff(), extra)).pins.map(({ id }) => id).toSorted()).toEqual(
    others.toSorted(),
  );
  await expect(pinProduct(staff(), extra, 1)).rejects.toMatchObject({
    code: 'catalog.too_many_pins',
    details: { max: maxPins },
  });
});

test('[MR-04] pins are audited, once per change, and refused to shoppers', async () => {
  const id = await add('keyboard', 'Keyboard');
  await pinProduct(staff(), id, 1);
  await pinProduct(staff(), id, 1);
  await pinProduct(staff(), id, null);
  const { rows } = await shop.asOwner(
    `select action, before, after from audit_entry where subject = $1 and action like '%pin%'
     order by id`,
    [`product:${id}`],
  );
  expect(rows).toEqual([
    { action: 'catalog.pin_product', before: { pins: [] }, after: { pins: ['Keyboard'] } },
    { action: 'catalog.unpin_product', before: { pins: ['Keyboard'] }, after: { pins: [] } },
  ]);
  await expect(pinProduct(shop.as(shop.shopper()), id, 1)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});
