import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// Offline, the browser also fails to prefetch the page and to load the icon.
test.use({
  expectedBrowserErrors: [/ERR_INTERNET_DISCONNECTED|route module|dynamically imported/],
});

const message = (page: Page) => page.getByRole('alert').filter({ hasText: "You're offline" });
const retry = (page: Page) => message(page).getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a page and waits for the guard, which loads after hydration. */
async function openPage(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse(/navigation-status-/);
  await page.goto(path);
  await (await loaded).finished();
  await waitUntilIdle(page);
}

const waitUntilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(resolve);
      }),
  );

test('[ER-09] following a link offline keeps the page and offers to try again', async ({
  page,
  context,
}) => {
  await openPage(page, '/shop/listing');
  const product = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await context.setOffline(true);
  for (const follow of [() => product.click(), () => retry(page).click()]) {
    await follow();
    await expect(message(page)).toContainText('this one stays');
    await expect(page).toHaveURL('/shop/listing');
    await expect(product).toBeVisible();
  }
  await expectAccessible(page, { within: message(page) });
  await context.setOffline(false);
  await expect(message(page)).toHaveCount(0);
  await product.click();
  await expect(heading(page)).toHaveText(name);
});

test('[ER-09] searching offline keeps the page @nightly', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/shop/faq');
  await page.getByRole('banner').locator('summary').first().click();
  await context.setOffline(true);
  const search = page.getByRole('navigation', { name: 'Menu' }).getByRole('searchbox');
  await search.fill('ryzen');
  await search.press('Enter');
  await expect(message(page)).toBeVisible();
  await expect(search).toHaveValue('ryzen');
  await expect(page).toHaveURL('/shop/faq');
});

test('[ER-09] the back office keeps its page offline @nightly', async ({ page, context }) => {
  await signInStaff(page);
  await openPage(page, '/admin/orders');
  const title = await heading(page).textContent();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Reviews' }).first().click();
  await expect(message(page)).toBeVisible();
  await expect(heading(page)).toHaveText(title ?? '');
  await context.setOffline(false);
  await expect(message(page)).toHaveCount(0);
});

test('a page that fails to load after going offline loads when the network is back @nightly', async ({
  page,
  context,
}) => {
  // The footer loads at the first interaction.
  const loaded = page.waitForResponse(/footer-links-/);
  await page.goto('/shop/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await link.hover();
  await (await loaded).finished();
  await waitUntilIdle(page);
  await link.click();
  await expect(page).toHaveURL('/shop/faq');
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText("You're offline");
  await expect(page.getByText('mention')).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText("You're offline");
  await expect(page).toHaveURL('/shop/about');
});
