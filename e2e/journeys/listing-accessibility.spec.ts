import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { listing, horizontalOverflow } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('filters, price sliders and product links work by keyboard alone @nightly', async ({
  page,
}) => {
  const { rail, chips, cards } = listing(page);
  await page.goto('/shop/listing?category=graphics_card');
  const box = rail.getByRole('checkbox', { name: /^16 GB/ });
  const minPrice = rail.getByRole('slider', { name: 'Minimum price' });
  const lowest = (await minPrice.getAttribute('min')) ?? '';
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/attr\.memory=16$/);
  await expect(box).toBeFocused();
  // The slider range follows the prices of the results.
  await expect(minPrice).not.toHaveAttribute('min', lowest);

  await minPrice.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/min_price=\d+$/);
  await expect(minPrice).toBeFocused();
  const maxPrice = rail.getByRole('slider', { name: 'Maximum price' });
  await maxPrice.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/min_price=\d+&max_price=\d+$/);
  await expect(chips.getByRole('link', { name: /^Remove ₱[\d,]+ to ₱[\d,]+$/ })).toBeVisible();

  const clear = chips.getByRole('link', { name: 'Clear all' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop/listing?category=graphics_card');
  // New results replace the cards, and a focused card would lose focus.
  await expect(minPrice).toHaveAttribute('min', lowest);

  const more = rail.getByRole('button', { name: /^Show \d+ more$/ }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rail.getByRole('button', { name: 'Show fewer' })).toBeFocused();

  await cards.first().getByRole('link').focus();
  // Tab past the other controls of the first card.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(cards.nth(1).getByRole('link')).toBeFocused({ timeout: 300 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('filters open in a sheet whose button shows the result count', async ({ open, page }) => {
    const { status } = listing(page);
    await open('/shop/listing?category=graphics_card');
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: 'Show 74 products' })).toBeVisible();
    await expectAccessible(page, { within: sheet });
    await sheet.getByRole('checkbox', { name: /^16 GB/ }).tap();
    await expect(page).toHaveURL(/attr\.memory=16$/);
    const show = sheet.getByRole('button', { name: 'Show 30 products' });
    await expect(show).toBeVisible();
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(status).toHaveText('30 matches');
    await page.getByRole('button', { name: 'Filters (1)' }).tap();
    await sheet.getByRole('button', { name: 'Clear all' }).tap();
    await expect(page).toHaveURL('/shop/listing?category=graphics_card');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters submit as a form with all values, and pagination uses links', async ({ page }) => {
    const { rail, cards, chips, pages } = listing(page);
    await page.goto('/shop/listing?category=graphics_card');
    const chip = rail.getByRole('group').filter({ hasText: 'GPU' });
    expect(await chip.getByRole('checkbox').count()).toBeGreaterThan(15);
    await rail.getByRole('checkbox', { name: /^8 GB/ }).check();
    await rail.getByRole('checkbox', { name: /^16 GB/ }).check();
    await rail.getByRole('textbox', { name: 'To (₱)' }).fill('90,000');
    await page.getByRole('combobox', { name: /Sort/ }).selectOption('price-lowtohigh');
    await rail.getByRole('button', { name: 'Apply' }).click();
    await expect(chips.getByRole('link')).toHaveText([
      'Remove 16 GB',
      'Remove 8 GB',
      'Remove Up to ₱90,000',
      'Clear all',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphics Cards');
    await expect(cards).toHaveCount(24);
    const [first] = await cards.getByRole('heading').allInnerTexts();
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2#results$/);
    await expect(rail.getByRole('checkbox', { name: /^16 GB/ })).toBeChecked();
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasText: first ?? '' })).toHaveCount(0);
  });
});
