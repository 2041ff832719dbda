import { ProductBody } from '@sirkito/contracts/products/body';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';
import { addProduct, editProduct } from './edit-product.ts';
import { viewForEditing } from './view-for-editing.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
let created = 0;
const body = (changes: object = {}) =>
  ProductBody.parse({
    sku: `EDT-${(created += 1)}00`,
    name: 'Ryzen 5 7600',
    brand: 'AMD',
    category: 'cpu',
    price: 12_500,
    salePrice: 11_000,
    saleStartsAt: '2026-11-14T00:00:00+08:00',
    saleEndsAt: '2026-11-22T23:59:00+08:00',
    attributes: { socket: 'AM5', coreCount: 6 },
    status: 'active',
    ...changes,
  });
const picture = async (file: string) =>
  shop.asOwner(
    `insert into uploaded_picture values ($1, 768, 768, 'data:image/webp;base64,AA==', now())`,
    [file],
  );

test('returns what was saved, so that saving it again changes nothing', async () => {
  const one = body({ totalStock: 4 });
  const id = await addProduct(staff(), one);
  const shown = await viewForEditing(staff(), id);
  expect(shown).toMatchObject({
    version: 1,
    totalStock: 4,
    pictures: [],
    record: {
      sku: one.sku,
      brand: 'AMD',
      price: 12_500,
      saleEndsAt: '2026-11-22T15:59:00.000Z',
      attributes: { socket: 'AM5', coreCount: 6 },
    },
  });
  await editProduct(staff(), id, ProductBody.parse(shown.record));
  expect((await viewForEditing(staff(), id)).version).toBe(1);
});

test('refuses the second of two edits of the same version', async () => {
  const one = body();
  const id = await addProduct(staff(), one);
  const edits = ['Ryzen 5 7600 boxed', 'Ryzen 5 7600 tray'].map((name) =>
    editProduct(staff(), id, { ...one, name, version: 1 }),
  );
  const results = await Promise.allSettled(edits);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = results.find((result) => result.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    code: 'catalog.edit_conflict',
    details: { version: 2 },
  });
  const winner = results[0]?.status === 'fulfilled' ? 'boxed' : 'tray';
  const now = await viewForEditing(staff(), id);
  expect(now.record.name).toContain(winner);
  await editProduct(staff(), id, { ...one, name: 'Merged', version: now.version });
  expect((await viewForEditing(staff(), id)).record.name).toBe('Merged');
});

test('keeps the order of images and increments the version when they change', async () => {
  await Promise.all(['upload-0000000a', 'upload-0000000b'].map(picture));
  const one = body();
  const id = await addProduct(staff(), { ...one, images: ['upload-0000000a', 'upload-0000000b'] });
  const files = async () => (await viewForEditing(staff(), id)).pictures.map(({ file }) => file);
  expect(await files()).toEqual(['upload-0000000a', 'upload-0000000b']);
  const { version } = await viewForEditing(staff(), id);
  await editProduct(staff(), id, {
    ...one,
    images: ['upload-0000000b', 'upload-0000000a'],
    version,
  });
  expect(await files()).toEqual(['upload-0000000b', 'upload-0000000a']);
  await expect(editProduct(staff(), id, { ...one, version })).rejects.toMatchObject({
    code: 'catalog.edit_conflict',
  });
  await editProduct(staff(), id, one);
  expect(await files()).toHaveLength(2);
  await editProduct(staff(), id, { ...one, images: [] });
  expect(await files()).toEqual([]);
});

test('refuses an edit with an image that was not uploaded', async () => {
  const one = body();
  const id = await addProduct(staff(), one);
  const edit = editProduct(staff(), id, { ...one, name: 'Half', images: ['upload-ffffffff'] });
  await expect(edit).rejects.toMatchObject({ code: 'catalog.image_not_found' });
  expect((await viewForEditing(staff(), id)).record.name).toBe('Ryzen 5 7600');
});
