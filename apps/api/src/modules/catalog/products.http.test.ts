import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await shop.app();
  ({ headers } = await peopleOf(shop, app).staff());
});

type Fields = Record<string, unknown>;
const known =
  '_id name images category price salePrice totalStock slug sku brand rating reviewCount';
const further = 'description attributes warrantyMonths status createdAt';
const ofLists = `${known} imagePlaceholders saleEndsAt facts hasSampleReviews`;
const keysOf = (words: string) => words.split(' ');

async function send(method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const url = `/api/admin/products/${path}`;
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return reply.json<{ success: boolean; data: { _id: string } }>();
}
const cable = {
  name: 'Sirkito Basics HDMI 2.1 cable',
  sku: 'HTTP-100',
  brand: 'Sirkito Basics',
  category: 'cables',
  price: 295,
  salePrice: 250,
  description: 'Two metres.',
  attributes: {},
  images: [],
  warrantyMonths: 12,
  status: 'active',
};

test('[API-13] accepts empty query parameters', async () => {
  const { _id } = (await send('POST', 'add', { ...cable, sku: 'EMPTY-1' })).data;
  const empty = 'availability=&brands=&min_price=&max_price=&category=&search=&sort=';
  const reply = await app.inject(`/api/shop/products/get?${empty}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json<{ data: Fields[] }>().data).toContainEqual(expect.objectContaining({ _id }));
});

test('reads a list whose name ends in brackets', async () => {
  await send('POST', 'add', { ...cable, sku: 'BRACKETS-1' });
  const totalOf = async (query: string) => {
    const reply = await app.inject(`/api/shop/products/get?${query}`);
    return reply.json<{ pagination: { total: number } }>().pagination.total;
  };
  expect(await totalOf('brands[]=Sirkito%20Basics')).toBeGreaterThan(0);
  expect(await totalOf('brands%5B%5D=nobody')).toBe(0);
  expect((await app.inject('/api/shop/products/get?brands[]=a&brands[]=b')).json()).toMatchObject({
    code: 'request.invalid',
    fields: { brands: expect.any(String) as string },
  });
});

test('[API-14] [EN-02] returns every documented field of a product', async () => {
  const id = await newProduct(shop, { price: 1_250, salePrice: 999.5, stock: 7 });
  const reply = await app.inject(`/api/shop/products/get/${id}`);
  const { success, data } = reply.json<{ success: boolean; data: Fields }>();
  expect(success).toBe(true);
  expect(Object.keys(data)).toEqual(expect.arrayContaining(keysOf(`${known} ${further}`)));
  expect(data).toMatchObject({
    _id: id,
    images: [],
    category: {
      id: 'memory',
      name: 'Memory/RAM',
      path: [{ id: 'pc_components' }, { id: 'memory' }],
    },
    price: 1_250,
    salePrice: 999.5,
    totalStock: 7,
    rating: 0,
    reviewCount: 0,
    status: 'active',
  });
});

test('[EN-02] lists products and counts per brand', async () => {
  const { data: added } = await send('POST', 'add', { ...cable, sku: 'HUB-1', category: 'hubs' });
  const reply = await app.inject('/api/shop/products/get?category=hubs');
  const { data, brandCounts } = reply.json<{ data: Fields[]; brandCounts: Fields[] }>();
  expect(data).toMatchObject([
    { _id: added._id, category: { name: expect.any(String) as string } },
  ]);
  expect(new Set(Object.keys(data[0] ?? {}))).toEqual(new Set(keysOf(ofLists)));
  expect(brandCounts).toEqual([{ ...(data[0]?.['brand'] as object), count: 1 }]);
});

test('[API-15] [EN-02] lists products of every status to staff', async () => {
  const id = await newProduct(shop, { categoryId: 'adapters' });
  await shop.asOwner(`update product set status = 'draft' where id = $1`, [id]);
  const reply = await app.inject({ url: '/api/admin/products/get?category=adapters', headers });
  const { success, data } = reply.json<{ success: boolean; data: Fields[] }>();
  expect(success).toBe(true);
  expect(data).toMatchObject([{ _id: id, status: 'draft' }]);
  const ofStaff = new Set(keysOf(`${ofLists} status pin updatedAt`));
  expect(new Set(Object.keys(data[0] ?? {}))).toEqual(ofStaff);
});

test('[API-16] adds, edits and deletes a product', async () => {
  const added = await send('POST', 'add', { ...cable, totalStock: 3 });
  expect(added).toMatchObject({ success: true, data: { _id: expect.any(String) as string } });
  const id = added.data._id;
  const shown = async () =>
    (await app.inject(`/api/shop/products/get/${id}`)).json<{ data: Fields }>().data;
  const { sku, brand: _brand, category: _category, ...same } = cable;
  expect(await shown()).toMatchObject({
    ...same,
    sku,
    totalStock: 3,
    brand: { name: cable.brand },
  });

  const edited = await send('PUT', `edit/${id}`, { ...cable, price: 280, totalStock: 99 });
  expect(edited).toMatchObject({ success: true, data: { _id: id, version: 2 } });
  expect(await shown()).toMatchObject({ price: 280, totalStock: 3 });
  const removed = await send('DELETE', `delete/${id}`);
  expect(removed).toEqual({ success: true, data: { outcome: 'archived' } });
});

test('[API-32] filters by ids and names of brands in any case, with one cached reply each', async () => {
  await shop.asOwner(
    `insert into brand values ('gskill', 'G.Skill'), ('cooler_master', 'Cooler Master') on conflict do nothing`,
  );
  for (const [sku, brand] of [
    ['BRAND-1', 'G.Skill'],
    ['BRAND-2', 'Cooler Master'],
    ['BRAND-3', 'AMD'],
  ]) {
    await send('POST', 'add', { ...cable, category: 'adapters', sku, brand });
  }
  const list = async (brands: string) => {
    const query = new URLSearchParams({ category: 'adapters', brands });
    const reply = await app.inject(`/api/shop/products/get?${query.toString()}`);
    const { data, pagination } = reply.json<{ data: Fields[]; pagination: Fields }>();
    expect([reply.statusCode, data.length]).toEqual([200, pagination['total']]);
    return [data.map(({ sku }) => String(sku)).sort(), reply.headers.etag] as const;
  };
  const [amd, etag] = await list('amd');
  expect(amd).toEqual(['BRAND-3']);
  expect(await list(' AMD ,AMD')).toEqual([amd, etag]);
  for (const both of ['gskill,cooler_master', 'Cooler Master,G.SKILL', 'g.skill,COOLER_MASTER']) {
    expect((await list(both))[0]).toEqual(['BRAND-1', 'BRAND-2']);
  }
  expect((await list('gskill,Nobody'))[0]).toEqual(['BRAND-1']);
  expect((await list('Nobody'))[0]).toEqual([]);
});
