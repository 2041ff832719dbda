import { beforeAll, expect, test } from 'vitest';
import { demoCatalogue } from '#api/testing/data/demo-catalogue.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { seedDemoPictures } from '../../demo/seed-demo-images.ts';
import { seedDemoProducts } from '../../demo/seed-demo-products.ts';

const shop = testShop();

beforeAll(async () => {
  const processors = demoCatalogue.filter(({ category }) => category === 'cpu');
  await seedDemoProducts(shop.as({ kind: 'shop' }), processors);
  const placeholder = 'data:image/webp;base64,AAAA';
  await seedDemoPictures(shop.as({ kind: 'shop' }), {
    pictures: { am5: { file: 'cpu-am5-aaaaaaaa', width: 768, height: 768, placeholder } },
    products: Object.fromEntries(processors.map(({ sku }) => [sku, ['am5']])),
  });
});

const get = async (query: Record<string, string>) => {
  const app = await shop.app();
  return app.inject({ url: '/api/products/search', query });
};

test('[API-12] suggests id, name, images and category, five by default', async () => {
  const reply = await get({ query: 'ryzen 5 7600' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    products: [
      {
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'AMD Ryzen 5 7600',
        images: ['/api/images/cpu-am5-aaaaaaaa'],
        category: { name: 'CPU/Processors' },
        price: expect.any(Number),
        salePrice: expect.any(Number),
        totalStock: expect.any(Number),
        facts: expect.any(Array),
      },
      expect.objectContaining({ name: 'AMD Ryzen 5 7600X' }),
    ],
  });
  const many = await get({ query: 'ryzen' });
  expect(many.json<{ products: unknown[] }>().products).toHaveLength(5);
});

test('[SR-10] suggestions carry the price paid now and the stock', async () => {
  const { products } = (await get({ query: 'athlon 3000g' })).json<{ products: unknown[] }>();
  expect(products).toMatchObject([{ price: 2_995, salePrice: 0, totalStock: 7 }]);
});

test('[SR-08] [SR-09] says what is nearest to a search without results', async () => {
  const app = await shop.app();
  const nearest = (search: string) =>
    app.inject({ url: '/api/products/search/nearest', query: { search } });
  expect((await nearest('ryzen 5 7600 pink')).json()).toMatchObject({
    success: true,
    data: {
      total: 0,
      notCarried: null,
      shorter: [{ words: 'pink', search: 'ryzen 5 7600', total: 2 }],
      isNear: true,
      products: [{ name: 'AMD Ryzen 5 7600' }, { name: 'AMD Ryzen 5 7600X' }],
    },
  });
  const { data } = (await nearest('system unit')).json<{ data: { notCarried: unknown } }>();
  expect(data.notCarried).toMatchObject({ name: 'assembled PCs', search: 'cpu' });
  expect((await nearest('')).statusCode).toBe(400);
});

test('[API-12] returns no suggestions for one character', async () => {
  expect((await get({ query: '5' })).json()).toEqual({ success: true, products: [] });
});

test.each([
  [
    'more than 64 characters',
    { query: 'r'.repeat(65) },
    { query: 'Must be 64 characters or fewer' },
  ],
  ['no query', {}, { query: 'Required' }],
  ['a limit above 20', { query: 'ryzen', limit: '21' }, { limit: 'Must be 20 or less' }],
  ['a limit of 0', { query: 'ryzen', limit: '0' }, { limit: 'Must be 1 or more' }],
  ['a limit that is no number', { query: 'ryzen', limit: 'many' }, { limit: expect.any(String) }],
])('[API-12] refuses %s with a helpful message', async (_, query, fields) => {
  const reply = await get(query);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'request.invalid', fields });
});
