import { expect, test } from '../fixtures/http-test.ts';

test('the web server proxies the API on its own origin', async ({ shop, request }) => {
  const [through, direct] = await Promise.all(
    [shop.web, shop.api].map((origin) => request.get(`${origin}/api/shop/categories`)),
  );
  expect(through?.status()).toBe(200);
  expect(await through?.json()).toEqual(await direct?.json());
  expect(through?.headers()['x-request-id']).toMatch(/^[\w-]{8,64}$/);
});

test('an unknown API path returns the API error format', async ({ shop, request }) => {
  const reply = await request.get(`${shop.web}/api/shop/nothing-here`);
  expect(reply.status()).toBe(404);
  expect(await reply.json()).toMatchObject({ success: false });
});
