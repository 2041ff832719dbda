import type { EditedProduct } from '@sirkito/contracts/products/staff-schemas';
import { expect, test } from 'vitest';
import { confirmationShop } from '#api/testing/people/confirmation.ts';

const api = confirmationShop();
const { shop } = api;
const day = 86_400_000;

let created = 0;
const product = (changes: object = {}) => ({
  sku: `CHG-${(created += 1)}00`,
  name: 'Ryzen 5 7600',
  brand: 'AMD',
  category: 'cpu',
  price: 12_500,
  salePrice: 11_000,
  saleEndsAt: '2040-01-01T00:00:00+08:00',
  description: 'Six cores',
  attributes: { socket: 'AM5', coreCount: 6 },
  warrantyMonths: 36,
  weightG: 400,
  boxMm: [130, 130, 70],
  estimated: ['weightG'],
  releasedOn: '2023-01',
  status: 'active',
  totalStock: 4,
  ...changes,
});

async function catalogue() {
  const staff = await api.people.staff({ staffRole: 'catalogue' });
  const { ask } = api.confirmations;
  const send = async (method: 'POST' | 'PUT' | 'GET', path: string, payload?: object) => {
    const reply = await ask(staff, method, path, payload);
    return { status: reply.statusCode, ...reply.json<{ data: EditedProduct; fields?: object }>() };
  };
  const edit = (id: string, payload: object) =>
    send('PUT', `/api/admin/products/edit/${id}`, payload);
  const view = async (id: string) => (await send('GET', `/api/admin/products/get/${id}`)).data;
  const add = async (changes: object = {}) =>
    (await send('POST', '/api/admin/products/add', product(changes))).data;
  return { send, edit, view, add };
}

test('[API-30] an update of a product changes the fields it is sent and no other', async () => {
  const { edit, view, add } = await catalogue();
  const { _id: id, ...added } = await add();
  expect(await edit(id, { price: 12_000 })).toMatchObject({ status: 200 });
  const { version, record, ...same } = await view(id);
  expect(record).toEqual({ ...added.record, price: 12_000 });
  expect(same).toMatchObject({ totalStock: 4, pictures: added.pictures });

  const required = {
    name: 'Ryzen 5',
    sku: record.sku,
    brand: 'AMD',
    category: 'cpu',
    price: 12_345,
  };
  expect(await edit(id, required)).toMatchObject({ status: 200 });
  expect((await view(id)).record).toEqual({ ...record, name: 'Ryzen 5', price: 12_345 });

  const cleared = ['salePrice', 'description', 'attributes', 'warrantyMonths', 'weightG', 'boxMm'];
  await edit(id, Object.fromEntries([...cleared, 'estimated', 'releasedOn'].map((f) => [f, null])));
  expect((await view(id)).record).toEqual({
    sku: record.sku,
    name: 'Ryzen 5',
    brand: 'AMD',
    category: 'cpu',
    status: 'active',
    price: 12_345,
    attributes: {},
    warrantyMonths: 0,
  });
  expect(await edit(id, { name: null })).toMatchObject({
    status: 400,
    fields: { name: 'Required' },
  });
  expect(await edit(id, { prize: 1 })).toMatchObject({ status: 400 });
  expect(await edit(id, {})).toMatchObject({ status: 400 });

  expect(await edit(id, { price: 1, version })).toMatchObject({ status: 409 });
});

const planned = { saleStartsAt: new Date(Date.now() + day).toISOString() };
test.each([
  ['a running sale', {}],
  ['a planned sale', planned],
  ['a sale that is over', { saleEndsAt: new Date(Date.now() - day).toISOString() }],
  ['no sale', { salePrice: null, saleEndsAt: null }],
])('[API-30] what a GET answered changes nothing, with %s', async (_which, sale) => {
  const { send, edit, view, add } = await catalogue();
  await shop.asOwner(
    `insert into uploaded_picture values ('upload-0000000a', 768, 768, 'data:image/webp;base64,AA==', now()),
       ('upload-0000000b', 768, 768, 'data:image/webp;base64,AA==', now()) on conflict do nothing`,
  );
  const { _id: id } = await add({ ...sale, images: ['upload-0000000a', 'upload-0000000b'] });
  const before = await view(id);
  const [inShop, list] = await Promise.all([
    send('GET', `/api/shop/products/get/${id}`),
    send('GET', `/api/admin/products/get?search=${before.record.sku}`),
  ]);
  expect(inShop.data).toMatchObject({
    category: { id: 'cpu', path: [{}, {}] },
    brand: { id: 'amd' },
  });
  for (const answered of [before, before.record, inShop.data, Object(list.data)[0]]) {
    expect(await edit(id, answered)).toMatchObject({ status: 200 });
    expect(await view(id)).toEqual(before);
  }
  const { pictures } = (await edit(id, { images: ['/api/images/upload-0000000b'] })).data;
  expect(pictures.map(({ file }) => file)).toEqual(['upload-0000000b']);
});

test('[API-31] adding and editing return the product as GET does', async () => {
  const { send, edit, view, add } = await catalogue();
  const added = await add();
  expect(added).toEqual(await view(added._id));
  const edited = await edit(added._id, { name: 'Renamed' });
  expect(edited.data).toEqual(await view(added._id));
  expect(edited.data).toMatchObject({ version: 2, record: { name: 'Renamed' } });
  const copied = { ...added.record, sku: 'CHG-COPY', brand: { id: 'amd', name: 'AMD' } };
  expect(await send('POST', '/api/admin/products/add', copied)).toMatchObject({
    status: 200,
    data: { record: { sku: 'CHG-COPY', brand: 'AMD' } },
  });
});

test('[API-23] each problem of a product is in fields, under its name', async () => {
  const { send, edit, add } = await catalogue();
  const { _id: id, record } = await add();
  for (const [change, status, field] of [
    [{ brand: 'Nobody' }, 400, 'brand'],
    [{ salePrice: 99_999 }, 400, 'salePrice'],
    [{ price: 'cheap' }, 400, 'price'],
    [{ attributes: { socket: 7 } }, 400, 'attributes.socket'],
    [{ category: { id: 'desserts' } }, 400, 'category'],
    [{ sku: 'OTHER-1' }, 409, 'sku'],
    [{ images: ['upload-ffffffff'] }, 400, 'images'],
  ] as const) {
    const reply = await edit(id, change);
    expect(reply).toMatchObject({ status, fields: { [field]: expect.any(String) as string } });
  }
  const taken = await send('POST', '/api/admin/products/add', product({ sku: record.sku }));
  expect(taken).toMatchObject({ status: 409, fields: { sku: expect.any(String) as string } });
});
