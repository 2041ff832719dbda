import { choosePart, picker } from '../fixtures/builder.ts';
import { badge, shopperWith, someParts } from '../fixtures/cart.ts';
import { pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({
  expectedBrowserErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported/],
});

const offline = "We can't reach the shop right now. Please try again in a moment";

test('[BD-32] choosing the first part offline keeps the page and the part @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/shop/builder');
  await page.getByRole('button', { name: 'Choose: Processor', exact: true }).click();
  const choose = picker(page)
    .getByRole('button', { name: /^Choose / })
    .first();
  await expect(choose).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await choose.click();
  await expect(page.getByText(/1 of \d essential parts chosen\./)).toBeVisible();
  const link = page.getByRole('banner').getByRole('link', { name: /^Your build/ });
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PC builder');
  await context.setOffline(false);
  await expect(link).toContainText(/\d+ W/);
});

test('[BD-32] the picker says that it cannot load and retries @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/shop/builder');
  await choosePart(page, 'Processor', 'AMD Ryzen 5 5600');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Choose: Memory', exact: true }).click();
  await expect(picker(page).getByRole('alert')).toContainText(offline);
  await expect(picker(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(picker(page).getByRole('listitem').first()).toBeVisible();
});

test('[BD-32] search says that the connection is lost and retries @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Search products' }).click();
  const field = page.getByRole('combobox', { name: 'Search products' });
  const dialog = page.getByRole('dialog', { name: 'Search products' });
  await expect(field).toBeFocused();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field.fill('ryzen');
  await expect(dialog.getByRole('alert')).toContainText(offline);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText(offline);
  await context.setOffline(false);
  await expect(dialog.getByRole('option').filter({ hasText: 'Ryzen' }).first()).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
});

test('[BD-32] adding to the cart offline says why and can be tried again @nightly', async ({
  page,
  context,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [], pathOf(part));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to add item to cart' });
  await expect(alert).toContainText(offline);
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(badge(page)).toHaveText('1');
});
