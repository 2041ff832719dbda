import { categoryTree } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

test('[API-20] the categories come from the database as the contract says', async () => {
  const app = await shop.app();
  const reply = await app.inject('/api/shop/categories');
  const { success, data } = reply.json<{ success: boolean; data: { id: string }[] }>();
  expect(reply.statusCode).toBe(200);
  expect(success).toBe(true);
  expect(data.map(({ id }) => id)).toEqual(categoryTree.map(({ id }) => id));
});

test('[API-20] the banners of the home page are read by everyone', async () => {
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

test('[FT-01] the store profile is one call for everyone', async () => {
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

test('a guest is asked to sign in before the staff call looks at the body', async () => {
  const app = await shop.app();
  const reply = await app.inject({ method: 'PUT', url: '/api/admin/settings/store', payload: {} });
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: 'auth.required' });
});

test('the description says which calls need a session', async () => {
  const app = await shop.app();
  await app.ready();
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { security?: unknown }>>;
  }>();
  const isClosed = (path: string, method: string) => Boolean(paths[path]?.[method]?.security);
  expect(isClosed('/api/admin/settings/store', 'put')).toBe(true);
  expect(isClosed('/api/auth/logout', 'post')).toBe(true);
  expect(isClosed('/api/auth/login', 'post')).toBe(false);
  expect(isClosed('/api/shop/store', 'get')).toBe(false);
});

test('the reference page runs no script but its own', async () => {
  const app = await shop.app();
  const page = await app.inject('/api/reference/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
});
