import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { choosePart, buildSummary } from '../fixtures/builder.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('a replaced build can be restored or discarded @nightly', async ({ page }) => {
  await page.goto('/shop/builder');
  await choosePart(page, 'Processor', 'AMD Ryzen 5 5600');
  const remove = page.getByRole('button', { name: /^Remove AMD Ryzen 5 5600/ });
  await expect(remove).toBeVisible();
  await page.getByRole('link', { name: '1440p gaming PC', exact: true }).click();
  // A shared build offers no button to clear your own.
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New build' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit in PC builder' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('1440p gaming PC');
  const notice = page.getByText('Your previous build (1 part) was replaced.');
  await expect(notice).toBeVisible();
  await expect(remove).toBeHidden();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.reload();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(heading).toHaveText('PC builder');
  await expect(heading).toBeFocused();
  await expect(remove).toBeVisible();
  await expect(notice).toBeHidden();

  await page.getByRole('button', { name: 'New build' }).click();
  await expect(page.getByText('0 of 8 essential parts chosen.')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(notice).toBeHidden();
});

test('a part removed from a build is not added to the cart, also while the API hangs @nightly', async ({
  page,
}) => {
  await page.goto('/shop/builder');
  await choosePart(page, 'Processor', 'AMD Ryzen 5 5600');
  await choosePart(page, 'Memory', 'Corsair');
  const add = buildSummary(page).getByRole('button', { name: /^Add \d parts? to cart$/ });
  await expect(add).toHaveText('Add 2 parts to cart');
  await page.route('**/api/shop/builds/parts?*', () => {});
  await page.getByRole('button', { name: /^Remove AMD Ryzen/ }).click();
  await expect(add).toHaveText('Add 1 part to cart');
  await expect(add).toBeEnabled();
});
