import type { Page } from '@playwright/test';
import { shopperWithCart } from '../fixtures/checkout.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { textsOf } from '../fixtures/page/html.ts';
import { listParts, pathOf, type Part } from '../fixtures/parts.ts';
import { signInStaff } from '../fixtures/people.ts';
import { publicPaths } from '../fixtures/public-paths.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { startWeb } from '../stack/servers.ts';

const text = 'Demo shop: sample data, no real orders or payments.';
const notice = (page: Page) => page.getByRole('complementary', { name: 'Demo', exact: true });

test('[HN-02] every page of a demo shop says so, also without JavaScript', async ({
  request,
  shop,
}) => {
  const [part] = await listParts(request, shop.web, 'cpu');
  if (!part) throw new Error('the demo has no processors');
  const authPaths = ['login', 'register', 'forgot-password'].map((name) => `/auth/${name}`);
  const otherPaths = ['/admin/login', '/admin/dashboard', '/unauth-page', '/no-such-page'];
  for (const path of [...publicPaths, pathOf(part), ...authPaths, ...otherPaths]) {
    const html = await (await request.get(path)).text();
    expect(textsOf(html, 'aside')[0], path).toBe(text);
  }
});

test('[HN-02] checkout and the back office show the notice above a header that stays @nightly', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, shop);
  await page.goto('/shop/checkout');
  await expect(notice(page)).toHaveText(text);
  await expectAccessible(page, { within: notice(page) });
  await page.mouse.wheel(0, 600);
  await expect(notice(page)).not.toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(notice(page)).toHaveText(text);
});

test.describe('without the API', () => {
  test.use({ expectedBrowserErrors: [/status of 50[023]/] });

  test('[HN-02] the error page shows the notice @nightly', async ({ page, stage }) => {
    const web = await startWeb(stage, 'http://127.0.0.1:9');
    await page.goto(`${web.url}/shop/faq`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(notice(page)).toHaveText(text);
  });
});

test('[HN-02] a live shop shows no notice @nightly', async ({ page, stage, shop }) => {
  const live = { SHOP_MODE: 'live', WEB_API_SECRET: 'a-secret-of-our-own' };
  const web = await startWeb(stage, shop.api, live);
  await page.goto(`${web.url}/shop/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('[HN-01] ratings from sample reviews are marked and left out of structured data @nightly', async ({
  page,
  shop,
}) => {
  const parts = (await listParts(page.request, shop.web, 'ups_avr')) as SampledPart[];
  const sampled = parts.find(({ hasSampleReviews }) => hasSampleReviews);
  const unrated = parts.find(({ reviewCount }) => reviewCount === 0);
  if (!sampled || !unrated) throw new Error('the demo reviews all of these or none');
  const card = (part: Part) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: part.name, exact: true }) });

  await page.goto('/shop/listing?category=ups_avr&sort=price-lowtohigh');
  await expect(card(sampled)).toContainText(/\(\d+\)\s*Sample/);
  await expect(card(unrated)).not.toContainText('Sample');

  const reply = await page.goto(pathOf(sampled));
  const html = (await reply?.text()) ?? '';
  expect(html).toContain('"@type":"Product"');
  expect(html).not.toMatch(/aggregateRating|"@type":"Review"/);
  const rating = page.getByRole('link', { name: /^Rated/ });
  await expect(rating).toContainText('Sample');
  await rating.click();
  await expect(page.getByText(/out of 5, from/).locator('..')).toContainText('Sample');

  await page.goto('/shop/home');
  const rated = page.getByRole('article').filter({ hasText: 'Rated' });
  await expect(rated.first()).toContainText('Sample');
  expect(await rated.count()).toBe(await rated.filter({ hasText: 'Sample' }).count());
});

interface SampledPart extends Part {
  hasSampleReviews: boolean;
  reviewCount: number;
}
