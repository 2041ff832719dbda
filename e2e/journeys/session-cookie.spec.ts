import { expect, test } from '../fixtures/shop-test.ts';

const shopper = { email: 'shopper@sirkito.test', password: 'Shopper-Pass-2026' };

for (const host of ['127.0.0.1', 'localhost']) {
  const tag = host === 'localhost' ? ' @nightly' : '';
  test(`a session on http://${host} needs both the cookie and the bearer token${tag}`, async ({
    page,
    context,
    shop,
    playwright,
  }) => {
    const origin = Object.assign(new URL(shop.web), { hostname: host }).origin;
    // Text files forbid requests.
    await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${origin}/empty`);
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
    const thief = await playwright.request.newContext();
    for (const path of ['/api/auth/check-auth', '/api/account/profile']) {
      const inBrowser = await page.evaluate(
        async ([url, sentHeaders]) => (await fetch(url, { headers: sentHeaders })).status,
        [path, headers] as const,
      );
      expect(inBrowser, path).toBe(200);
      expect((await thief.get(origin + path, { headers })).status(), path).toBe(401);
    }
    await thief.dispose();
  });
}
