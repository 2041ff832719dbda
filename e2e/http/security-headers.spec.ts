import { expect, test } from '../fixtures/http-test.ts';

for (const [path, status] of [
  ['/shop/home', 200],
  ['/shop/home.data', 200],
  ['/auth/login', 200],
  ['/shop/no-such-page', 404],
  ['/favicon.svg', 200],
  ['/assets/none.js', 404],
  ['/healthz', 200],
  ['/api/shop/store', 200],
  ['/api/shop/nothing-here', 404],
] as const) {
  test(`[SC-61] ${path} has every security header`, async ({ request }) => {
    const reply = await request.get(path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.status()).toBe(status);
    const headers = reply.headers();
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(headers['content-type']).toMatch(/charset=utf-8|^image\//i);
  });
}

for (const path of [
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/assets/',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
  '/apps/web/server/main.ts',
  '/metrics',
]) {
  test(`[SC-62] ${path} is not served`, async ({ request }) => {
    const reply = await request.get(path);
    expect(reply.status()).toBeGreaterThanOrEqual(400);
    expect(reply.status()).toBeLessThan(500);
    expect(await reply.text()).not.toMatch(
      /ref: refs|"workspaces"|PASSWORD_PEPPERS|import \{|# HELP/,
    );
  });
}
