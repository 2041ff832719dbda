import type { Page } from '@playwright/test';
import { drawer, lineOf, openCart, shopperWith, someParts } from '../fixtures/cart.ts';
import { openCheckoutWithAddress, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { horizontalOverflow, listing } from '../fixtures/listing.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { coveredStops, tabTo } from '../fixtures/page/keyboard.ts';
import { pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Products to compare' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, key: string) => page.keyboard.press(key);

/** Selects two products of the listing for comparison. */
async function selectTwo(page: Page): Promise<void> {
  for (const index of [0, 1]) {
    await tabTo(
      page,
      listing(page)
        .cards.nth(index)
        .getByRole('button', { name: /^Compare / }),
    );
    await press(page, 'Enter');
  }
  await expect(tray(page)).toBeVisible();
}

test('[AX-01] [AX-08] [AX-09] quantity, Add to cart and the cart keep the focus and announce changes', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [], pathOf(part));
  const main = page.getByRole('main');
  const more = main.getByRole('button', { name: 'Increase quantity' });
  const fewer = main.getByRole('button', { name: 'Decrease quantity' });
  await tabTo(page, more);
  await press(page, 'Enter');
  await press(page, 'Shift+Tab');
  await page.keyboard.type('3');
  await press(page, 'Enter');
  const field = main.getByRole('textbox', { name: 'Quantity' });
  await expect(field).toBeFocused();
  await press(page, 'Shift+Tab');
  await press(page, 'Enter');
  await press(page, 'Enter');
  await expect(field).toHaveValue('1');
  await expect(fewer).toBeDisabled();
  await expect(fewer).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: /^Quantity 1$/ })).toHaveCount(1);

  const add = main.getByRole('button', { name: 'Add to cart' }).first();
  await add.focus();
  await press(page, 'Enter');
  const line = lineOf(page, part);
  await tabTo(page, line.getByRole('button', { name: 'Increase quantity' }));
  const total = drawer(page).getByRole('status').filter({ hasText: 'Total' });
  const before = await total.textContent();
  await press(page, 'Enter');
  await expect(line.getByRole('status')).toHaveText('Quantity 2');
  await expect(total).not.toHaveText(before ?? '');
  await expectAccessible(page, { within: drawer(page) });
  await press(page, 'Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(add).toBeFocused();
});

test('[AX-03] each page that opens focuses its heading', async ({ page, shop }) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/listing?category=cables');
  await tabTo(page, listing(page).cards.first().getByRole('link').first());
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/shop\/product\//);
  await expect(heading(page)).toBeFocused();
  await openCart(page);
  await tabTo(page, drawer(page).getByRole('link', { name: 'Proceed to Checkout' }));
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText('Checkout');
  await expect(heading(page)).toBeFocused();
  await openCheckoutWithAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).focus();
  await press(page, 'Space');
  await tabTo(page, placeButton(page));
  await press(page, 'Enter');
  await expect(heading(page)).toHaveText(/^Thank you/);
  await expect(heading(page)).toBeFocused();
});

test('[AX-04] [AX-05] the header and the compare tray cover nothing that has the focus, and the comparison is one Tab away @nightly', async ({
  page,
}) => {
  await page.goto('/shop/home');
  await page.getByRole('main').getByRole('link').first().focus();
  // Past the fold, so that Tab scrolls.
  expect(await coveredStops(page, 45)).toEqual([]);
  expect(await coveredStops(page, 45, 'Shift+Tab')).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop/listing?category=graphics_card');
  await selectTwo(page);
  await press(page, 'Tab');
  const compare = listing(page).cards.nth(1).getByRole('link', { name: 'Compare 2 products' });
  await expect(compare).toBeFocused();
  await expect(compare).toBeInViewport();
  expect(await coveredStops(page, 20)).toEqual([]);
  expect(await coveredStops(page, 20, 'Shift+Tab')).toEqual([]);
  await expect(
    tray(page)
      .getByRole('button', { name: /^Remove / })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, { within: tray(page) });
  await tabTo(page, compare, 'Shift+Tab');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/shop\/compare/);
  await expect(heading(page)).toBeFocused();
});

test('[AX-06] price fields keep the focus and say what is wrong @nightly', async ({ page }) => {
  const { rail, chips } = listing(page);
  await page.goto('/shop/listing?category=graphics_card');
  const from = rail.getByRole('textbox', { name: 'From (₱)' });
  await tabTo(page, from);
  await page.keyboard.type('20000');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/min_price=20000/);
  await expect(chips).toBeVisible();
  await expect(from).toHaveValue('₱20,000');
  await expect(from).toBeFocused();
  await press(page, 'Control+a');
  await page.keyboard.type('abc');
  await press(page, 'Enter');
  await expect(rail.getByRole('alert')).toHaveText('Enter a price, such as 5,000');
  await expect(from).toHaveAccessibleDescription('Enter a price, such as 5,000');
  await expect(from).toBeFocused();
  await expect(page).toHaveURL(/min_price=20000/);
  await expectAccessible(page, { within: rail });
});

test('[AX-07] search judges only the current text and announces how much it found @nightly', async ({
  page,
}) => {
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Search products' }).focus();
  await press(page, 'Enter');
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Search products' });
  const status = dialog.getByRole('status');
  await page.keyboard.type('zzqqxx');
  await expect(status).toHaveText('No products found.');
  const { promise, resolve: reply } = Promise.withResolvers<void>();
  await page.route('**/api/products/search?*', async (route) => {
    await promise;
    await route.continue();
  });
  await press(page, 'Control+a');
  await page.keyboard.type('ryzen');
  await expect(status).toHaveText('');
  reply();
  await expect(status).toHaveText('5 suggestions');
  await expectAccessible(page, { within: dialog });
});

test('[AX-10] [AX-11] account pages say which they are, and a new address starts in its first field @nightly', async ({
  page,
  request,
}) => {
  await shopperWith({ page, request }, [], '/shop/account');
  await expect(page).toHaveTitle('Profile | Your account | Sirkito');
  await tabTo(page, page.getByRole('link', { name: 'Addresses' }));
  await press(page, 'Enter');
  await expect(page).toHaveTitle('Addresses | Your account | Sirkito');
  await tabTo(page, page.getByRole('button', { name: 'Add an address' }));
  await press(page, 'Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
});

test('[AX-12] sign-in and registration mark what they need and name each password button @nightly', async ({
  open,
  page,
}) => {
  await open('/auth/login');
  await page.getByLabel('Email').focus();
  await press(page, 'Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await open('/auth/register');
  await expect(page.getByText('All fields are required')).toBeVisible();
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await expect(field).toHaveAttribute('required');
  }
  const names = page.getByRole('button', { name: /^Show password/ });
  await expect(names.first()).toHaveAccessibleName('Show password');
  await expect(names.last()).toHaveAccessibleName('Show password: confirmation');
});

test('[AX-13] [AX-14] forced colours mark the current view, and a page at 200 % fits @nightly', async ({
  page,
  request,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/shop/listing?category=graphics_card');
  const view = page.getByRole('list', { name: 'View' });
  await expect(view.getByRole('link', { name: 'Grid' })).toHaveCSS('outline-style', 'solid');
  await expect(view.getByRole('link', { name: 'List' })).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: null });

  await page.setViewportSize({ width: 640, height: 360 });
  const [part] = await someParts(request, shop.web);
  for (const path of ['/shop/home', pathOf(part)]) {
    await page.goto(path);
    expect(await horizontalOverflow(page), path).toBe(0);
  }
  await page.evaluate(() => scrollTo(0, 600));
  const bar = await page.locator('[data-buy-bar]').boundingBox();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect(bar?.height).toBeLessThan(0.2 * 360);
});
