import { ProductBody } from '@sirkito/contracts/products/body';
import { expect, test } from 'vitest';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { addProduct, editProduct, removeProduct } from './edit-product.ts';
import { listProductsForStaff } from './list-products-for-staff.ts';
import { viewForEditing } from './view-for-editing.ts';
import { viewProduct } from './view-product.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const guest = shop.as.bind(shop, { kind: 'guest' });
let created = 0;
const body = (changes: object = {}) =>
  ProductBody.parse({
    sku: `STF-${(created += 1)}00`,
    name: 'Sirkito Basics HDMI 2.1 cable',
    brand: 'Sirkito Basics',
    category: 'cables',
    price: 295,
    status: 'active',
    ...changes,
  });

test('[API-16] shows an added product at once and audits who added it', async () => {
  const ctx = staff();
  const one = body({ totalStock: 3 });
  const id = await addProduct(ctx, one);
  expect(await viewProduct(guest(), id)).toMatchObject({ name: one.name, totalStock: 3 });
  const entries = await shop.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', `product:${id}`)
    .execute();
  expect(entries).toMatchObject([{ action: 'catalog.add_product', request_id: ctx.requestId }]);
});

test('[API-16] refuses a SKU that is in use', async () => {
  const one = body();
  await addProduct(staff(), one);
  const again = { ...one, name: 'Another cable' };
  await expect(addProduct(staff(), again)).rejects.toMatchObject({ code: 'catalog.sku_taken' });
  const races = body();
  const results = await Promise.allSettled([1, 2, 3].map(() => addProduct(staff(), races)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('[API-16] changes the fields of an edited product, but not its SKU or stock', async () => {
  const one = body({ totalStock: 4 });
  const id = await addProduct(staff(), one);
  await editProduct(staff(), id, { ...one, name: 'A better cable', totalStock: 400 });
  expect(await viewProduct(guest(), id)).toMatchObject({ name: 'A better cable', totalStock: 4 });
  await expect(editProduct(staff(), id, { ...one, sku: 'OTHER-1' })).rejects.toMatchObject({
    code: 'catalog.sku_is_fixed',
  });
});

test('[API-16] deletes a product that never had stock and archives one with a history', async () => {
  const fresh = await addProduct(staff(), body());
  const sold = await addProduct(staff(), body({ totalStock: 1 }));
  expect(await removeProduct(staff(), fresh)).toBe('deleted');
  expect(await removeProduct(staff(), sold)).toBe('archived');
  expect(await viewForEditing(staff(), sold)).toMatchObject({ record: { status: 'archived' } });
  await expect(viewForEditing(staff(), fresh)).rejects.toMatchObject({
    code: 'catalog.product_not_found',
  });
});

test('archives a product in a cart, even if it never had stock', async () => {
  const { accountId } = await newShopper(shop);
  await shop.asOwner('insert into cart (account_id, updated_at) values ($1, now())', [accountId]);
  for (const put of [
    'insert into cart_line values ($1, $2, 1, 29500, now())',
    'insert into saved_line values ($1, $2, 1, now())',
  ]) {
    const inCart = await addProduct(staff(), body());
    await shop.asOwner(put, [accountId, inCart]);
    expect(await removeProduct(staff(), inCart)).toBe('archived');
  }
});

test('names invalid attributes and saves nothing', async () => {
  const wrong = body({ attributes: { length: 'long' }, brand: 'Nobody' });
  await expect(addProduct(staff(), wrong)).rejects.toMatchObject({
    code: 'catalog.product_invalid',
    fields: { brand: expect.any(String) as string },
  });
});

test.each([
  ['a guest', { kind: 'guest' as const }, 'auth.required'],
  ['a shopper', shop.shopper(), 'auth.wrong_role'],
])('refuses all of it to %s', async (_who, actor, code) => {
  const ctx = shop.as.bind(shop, actor);
  const refused = { code };
  await expect(addProduct(ctx(), body())).rejects.toMatchObject(refused);
  await expect(editProduct(ctx(), 'x', body())).rejects.toMatchObject(refused);
  await expect(removeProduct(ctx(), 'x')).rejects.toMatchObject(refused);
  await expect(listProductsForStaff(ctx(), { limit: 1, sort: 'newest' })).rejects.toMatchObject(
    refused,
  );
});
