import { expect, test } from '../fixtures/shop-test.ts';

const shopper = { email: 'shopper@sirkito.test', password: 'Shopper-Pass-2026' };

for (const host of ['127.0.0.1', 'localhost']) {
  test(`a browser on http://${host} keeps the cookie, and its bearer alone opens nothing`, async ({
    page,
    context,
    shop,
    playwright,
  }) => {
    const origin = Object.assign(new URL(shop.web), { hostname: host }).origin;
    await page.goto(`${origin}/shop/home`);
    const token = await page.evaluate(async (body) => {
      const reply = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await reply.json()) as { token: string }).token;
    }, shopper);
    expect(token).toMatch(/^s_/);
    expect(await context.cookies(origin)).toContainEqual(
      expect.objectContaining({
        name: '__Host-sb',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      }),
    );

    const headers = { authorization: `Bearer ${token}` };
    const inBrowser = await page.evaluate(
      async (carried) => (await fetch('/api/auth/check-auth', { headers: carried })).status,
      headers,
    );
    expect(inBrowser).toBe(200);
    const thief = await playwright.request.newContext();
    expect((await thief.get(`${origin}/api/auth/check-auth`, { headers })).status()).toBe(401);
    await thief.dispose();
  });
}
