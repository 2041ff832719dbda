import { expectAccessible } from '../fixtures/accessibility.ts';
import { listing, overhang } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('keys alone filter, set a price, sort and open a part', async ({ page }) => {
  const { rail, chips, cards } = listing(page);
  await page.goto('/shop/listing?category=graphics_card');
  const box = rail.getByRole('checkbox', { name: /^16 GB/ });
  const least = rail.getByRole('slider', { name: 'Lowest price' });
  const cheapest = (await least.getAttribute('min')) ?? '';
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/attr\.memory=16$/);
  await expect(box).toBeFocused();
  // The handles go from the cheapest to the dearest of what is found.
  await expect(least).not.toHaveAttribute('min', cheapest);

  await least.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/min_price=\d+$/);
  await expect(least).toBeFocused();
  const most = rail.getByRole('slider', { name: 'Highest price' });
  await most.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/min_price=\d+&max_price=\d+$/);
  await expect(chips.getByRole('link', { name: /^Remove ₱[\d,]+ to ₱[\d,]+$/ })).toBeVisible();

  const clear = chips.getByRole('link', { name: 'Clear all' });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop/listing?category=graphics_card');

  const more = rail.getByRole('button', { name: /^Show \d+ more$/ }).first();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rail.getByRole('button', { name: 'Show fewer' })).toBeFocused();

  await cards.first().getByRole('link').focus();
  // Past what can be done with the first one.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(cards.nth(1).getByRole('link')).toBeFocused({ timeout: 300 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('filters are in a sheet whose button counts along', async ({ open, page }) => {
    const { status } = listing(page);
    await open('/shop/listing?category=graphics_card');
    expect(await overhang(page)).toBe(0);
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: 'Show 74 parts' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('checkbox', { name: /^16 GB/ }).tap();
    await expect(page).toHaveURL(/attr\.memory=16$/);
    const show = sheet.getByRole('button', { name: 'Show 30 parts' });
    await expect(show).toBeVisible();
    await show.tap();
    await expect(sheet).toBeHidden();
    await expect(status).toHaveText('30 match');
    await page.getByRole('button', { name: 'Filters (1)' }).tap();
    await sheet.getByRole('button', { name: 'Clear all' }).tap();
    await expect(page).toHaveURL('/shop/listing?category=graphics_card');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, and pages are links', async ({ page }) => {
    const { rail, cards, chips, pages } = listing(page);
    await page.goto('/shop/listing?category=graphics_card');
    await rail.getByRole('checkbox', { name: /^8 GB/ }).check();
    await rail.getByRole('checkbox', { name: /^16 GB/ }).check();
    await rail.getByRole('textbox', { name: 'To, in pesos' }).fill('90,000');
    await page.getByRole('combobox', { name: /Sort/ }).selectOption('price-lowtohigh');
    await rail.getByRole('button', { name: 'Apply' }).click();
    await expect(chips.getByRole('link')).toHaveText([
      'Remove 16 GB',
      'Remove 8 GB',
      'Remove Up to ₱90,000',
      'Clear all',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Graphics Card');
    await expect(cards).toHaveCount(24);
    const [first] = await cards.getByRole('heading').allInnerTexts();
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2#results$/);
    await expect(rail.getByRole('checkbox', { name: /^16 GB/ })).toBeChecked();
    await expect(cards.first()).toBeVisible();
    await expect(cards.filter({ hasText: first ?? '' })).toHaveCount(0);
  });

  test('all values of a filter are there', async ({ page }) => {
    await page.goto('/shop/listing?category=graphics_card');
    const chip = listing(page).rail.getByRole('group').filter({ hasText: 'Graphics chip' });
    expect(await chip.getByRole('checkbox').count()).toBeGreaterThan(15);
  });
});
