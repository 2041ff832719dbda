import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedBrowserErrors: [/status of 404/] });

test('the not-found page links to the home page (part of RT-08)', async ({ open, page }) => {
  await open('/shop/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/shop/home');
});
