import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedComplaints: [/status of 404/] });

for (const path of ['/shop/no-such-page', '/nowhere', '/shop/home/deeper']) {
  test(`RT-08 so far: ${path} is the not-found page, and says so in its status`, async ({
    open,
    page,
  }) => {
    const response = await open(path);
    expect(response.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trace leads nowhere');
    await page.getByRole('main').getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL('/shop/home');
  });
}

test('a page that is never kept streams, its scripts allowed by a nonce', async ({
  shop,
  request,
}) => {
  const pages = await Promise.all([1, 2].map(() => request.get(`${shop.web}/shop/no-such-page`)));
  const policies = pages.map((page) => page.headers()['content-security-policy'] ?? '');
  const nonces = policies.map((policy) => /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain(undefined);
  for (const page of pages) expect(page.headers()['cache-control']).toBe('no-store');
});
