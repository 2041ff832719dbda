import type { Page } from '@playwright/test';
import { cartButton, drawer, shopperWith, someParts } from '../fixtures/cart.ts';
import { comparePath, pathOf } from '../fixtures/parts.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

declare const trustedTypes: { createPolicy: (name: string, rules: object) => unknown };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Navigates without loading a page, so that the browser renders it. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Opens each page twice: from the server and in the browser. A violation fails the test. */
async function openAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy']).toContain(
        "require-trusted-types-for 'script'; trusted-types 'none'",
      );
      // Loads deferred code.
      await page.mouse.move(200, 200);
      await expect(heading(page)).toBeVisible();
      const title = await page.title();
      await navigate(page, path === '/shop/faq' ? '/shop/about' : '/shop/faq');
      await expect(page).not.toHaveTitle(title);
      await navigate(page, path);
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toBeVisible();
    });
  }
}

test('[SC-17] public pages use no string as markup or script', async ({ page, request, shop }) => {
  const parts = await someParts(request, shop.web);
  await openAll(page, [
    '/shop/home',
    '/shop/faq',
    '/shop/contact-us',
    '/shop/listing?category=monitor',
    '/shop/deals',
    '/shop/builder',
    pathOf(parts[0]),
    comparePath(parts),
  ]);
});

test('[SC-17] pages of customers use no string as markup or script @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 1]]);
  await openAll(page, ['/shop/account', '/shop/checkout']);
  await cartButton(page).click();
  await expect(drawer(page)).toContainText(part.name);
});

test('[SC-17] the back office uses no string as markup or script @nightly', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(heading(page)).toBeVisible();
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Admin' });
  for (const name of [
    'Products',
    'Orders',
    'Import',
    'Customers',
    'Reviews',
    'Banners',
    'Settings',
    'Dashboard',
  ]) {
    const section = sidebar.getByRole('link', { name });
    await section.click();
    await expect(section).toHaveAttribute('aria-current', 'page');
    await expect(heading(page)).toBeVisible();
  }
});

test.describe('violations', () => {
  test.use({ expectedBrowserErrors: [/Trusted|trusted-types|status of 404/] });

  test('[SC-17] browsers refuse markup from a string, and policies that allow it', async ({
    page,
  }) => {
    for (const path of ['/shop/home', '/auth/login', '/admin/login', '/shop/no-such-page']) {
      await page.goto(path);
      const errors = await page.evaluate(() => {
        const attempts = [
          () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
          () => (document.createElement('script').text = 'alert(1)'),
          () => trustedTypes.createPolicy('any', { createHTML: String }),
        ];
        return attempts.map((attempt) => {
          try {
            attempt();
            return 'done';
          } catch (error) {
            return error instanceof TypeError ? 'refused' : String(error);
          }
        });
      });
      expect(errors, path).toEqual(['refused', 'refused', 'refused']);
    }
  });
});
