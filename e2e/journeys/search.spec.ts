import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const options = (page: Page) => page.getByRole('option');

/** A header that shrinks is one whose scripts run. */
async function awake(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 60));
  await expect(page.getByRole('banner')).toHaveCSS('height', '56px');
}

async function openSearch(page: Page): Promise<void> {
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
}

/** Answers suggestions in the server's place. */
const answer = (page: Page, body: unknown, status = 200) =>
  page.route('**/api/products/search?*', (route) => route.fulfill({ status, json: body }));

test('[SR-01] a command dialog opens, and its empty box says what to do', async ({ page }) => {
  await openSearch(page);
  await expect(page.getByRole('dialog', { name: 'Search products' })).toBeVisible();
  await expect(box(page)).toHaveAttribute('placeholder', 'Type to search for products...');
  await expect(page.getByText('Type to search for products...')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('the dialog is fetched when it is first wished for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('search-dialog'))).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeVisible();
  expect(scripts.some((url) => url.includes('search-dialog'))).toBe(true);
});

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(`${keys} opens the search`, async ({ page }) => {
    await page.goto('/shop/home');
    await awake(page);
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(box(page)).toHaveValue('a/b');
  });
}

test('[SR-02] suggestions come from two characters on, 300 ms after the last, five at most', async ({
  page,
}) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products/search') asked.push(searchParams.toString());
  });
  await openSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);

  await box(page).fill('r');
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
  await box(page).fill('ry');
  await page.clock.runFor(200);
  await box(page).fill('ryz');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['query=ryz&limit=5']);
  await page.clock.resume();
  await expect(options(page)).toHaveCount(5);
});

test('[SR-02] a name is cut to 15 characters, and is whole for assistive technology', async ({
  page,
}) => {
  const name = 'AMD Ryzen 7 7800X3D 8-Core 4.2 GHz AM5 Processor';
  await answer(page, { products: [{ _id: '1', name, images: [], category: { name: 'CPU' } }] });
  await openSearch(page);
  await box(page).fill('ryzen');
  const option = page.getByRole('option', { name });
  await expect(option).toHaveAttribute('title', name);
  await expect(option.getByText('AMD Ryzen 7 780', { exact: true })).toBeVisible();
});

test('[SR-02] the list is at most 300 px high', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('ryzen');
  await expect(options(page)).toHaveCount(5);
  await expect(options(page).locator('img')).toHaveCount(5);
  const list = page.getByRole('listbox');
  const { height = 0 } = (await list.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThanOrEqual(300);
  await expect(list).toHaveCSS('max-height', '300px');
  await expectAccessible(page);
});

test.describe('leaving for the listing', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('[SR-03] a blank submit does nothing; text is trimmed and encoded', async ({ page }) => {
    await openSearch(page);
    await box(page).press('Enter');
    await box(page).fill('   ');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/shop/home');
    await expect(box(page)).toBeVisible();

    await box(page).fill('  ryzen 7 & b650  ');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/shop/listing?search=ryzen%207%20%26%20b650');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('Enter sends the text even while suggestions show; an arrow chooses one of them', async ({
    page,
  }) => {
    await openSearch(page);
    await box(page).fill('ryzen');
    await expect(options(page)).toHaveCount(5);
    await box(page).press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await box(page).press('ArrowUp');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/shop/listing?search=ryzen');

    await page.goto('/shop/home');
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill('ryzen');
    await expect(options(page)).toHaveCount(5);
    await box(page).press('ArrowDown');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/shop\/product\/[\da-f-]{36}$/);
  });
});

const one = { _id: '1', name: 'One part' };
for (const [shape, body] of Object.entries({
  'an array': [one],
  products: { products: [one] },
  results: { results: [one] },
  items: { items: [one] },
  data: { data: [one] },
})) {
  test(`[SR-04] suggestions are read from ${shape}`, async ({ page }) => {
    await answer(page, body);
    await openSearch(page);
    await box(page).fill('one');
    await expect(page.getByRole('option', { name: 'One part' })).toBeVisible();
  });
}

test('[SR-04] any other shape shows that nothing was found', async ({ page }) => {
  await answer(page, { found: [one] });
  await openSearch(page);
  await box(page).fill('one');
  await expect(page.getByText('No products found.')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('when the API fails', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('[SR-05] a failed request quietly shows an empty list', async ({ page }) => {
    await openSearch(page);
    await box(page).fill('ryzen');
    await expect(options(page)).toHaveCount(5);
    await answer(page, { success: false }, 503);
    const failed = page.waitForResponse((response) => response.status() === 503);
    await box(page).fill('ryzen 9');
    await failed;
    await expect(page.getByRole('link', { name: 'All results for “ryzen 9”' })).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText('No products found.')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the dialog fills the width of the screen, and a tap beside closes it', async ({ page }) => {
    await page.goto('/shop/home');
    await page.getByRole('button', { name: 'Search' }).tap();
    await box(page).fill('ryzen');
    await expect(options(page)).toHaveCount(5);
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(360);
    await expectAccessible(page);
    await page.touchscreen.tap(180, 700);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('text that is selected past the edge of the dialog does not close it', async ({ page }) => {
  await openSearch(page);
  await box(page).fill('graphics');
  const place = await box(page).boundingBox();
  if (!place) throw new Error('the box is not on the screen');
  const { x, y, width, height } = place;
  await page.mouse.move(x + 40, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 300, y + height / 2);
  await page.mouse.up();
  await expect(box(page)).toBeVisible();
  await page.mouse.click(x + width + 300, y + height / 2);
  await expect(page.getByRole('dialog')).toBeHidden();
});
