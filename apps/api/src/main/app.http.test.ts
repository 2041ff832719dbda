import { categoryTree } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { categoryReply } from '#api/testing/category-reply.ts';
import { readApiPaths } from '#api/testing/api-documents.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

test('[API-20] returns the category tree from the database', async () => {
  const app = await shop.app();
  const reply = await app.inject('/api/shop/categories');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ success: true, data: categoryReply(categoryTree) });
});

test('[API-20] returns the home page banners to everyone', async () => {
  const insert = `insert into banner (id, kind, title, link, link_label, position, created_at, updated_at)
    values (gen_random_uuid(), 'shelf', 'Deals', '/shop/deals', 'All deals', 0, now(), now())`;
  await shop.asOwner(insert);
  const app = await shop.app();
  const reply = await app.inject('/api/admin/features/banners');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    success: true,
    data: [
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        kind: 'shelf',
        title: 'Deals',
        text: '',
        link: '/shop/deals',
        linkLabel: 'All deals',
        picture: null,
      },
    ],
  });
});

test('[FT-01] returns the store profile to everyone', async () => {
  const app = await shop.app();
  const reply = await app.inject('/api/shop/store');
  expect(reply.json()).toMatchObject({
    success: true,
    data: {
      tagline: 'Premium PC Components & Accessories',
      quote: 'Quality is Remembered Long after the price is forgotten',
      openingHours: 'Mon-Fri 9AM to 5PM',
    },
  });
});

test('answers 401 to a guest before validating the body of a staff call', async () => {
  const app = await shop.app();
  const reply = await app.inject({ method: 'PUT', url: '/api/admin/settings/store', payload: {} });
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: 'auth.required' });
});

test('marks calls that need a session in the OpenAPI document', async () => {
  const app = await shop.app();
  await app.ready();
  const paths = await readApiPaths<{ security: unknown[] }>(app);
  const needsSession = (path: string, method: string) =>
    paths[path]?.[method]?.security.length === 1;
  expect(needsSession('/api/admin/settings/store', 'put')).toBe(true);
  expect(needsSession('/api/auth/logout', 'post')).toBe(true);
  expect(needsSession('/api/auth/login', 'post')).toBe(false);
  expect(needsSession('/api/shop/store', 'get')).toBe(false);
});
