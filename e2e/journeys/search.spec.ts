import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

/** Waits until the header shrinks on scroll, which needs its scripts. */
async function waitForScripts(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 60));
  await expect(page.getByRole('banner')).toHaveCSS('height', '56px');
}

async function openSearch(page: Page): Promise<void> {
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
}

/** Mocks the suggestion response. */
const mockSuggestions = (page: Page, body: unknown, status = 200) =>
  page.route('**/api/products/search?*', (route) => route.fulfill({ status, json: body }));

test('[SR-01] the search dialog loads on first open and shows a hint', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('search-dialog'))).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(box(page)).toBeFocused();
  expect(scripts.some((url) => url.includes('search-dialog'))).toBe(true);
  const dialog = page.getByRole('dialog', { name: 'Search products' });
  await expect(dialog).toBeVisible();
  await expect(box(page)).toHaveAttribute('placeholder', 'Type to search for products...');
  await expect(page.getByText('Type to search for products...')).toBeVisible();
  await expectAccessible(page, { within: dialog });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('/, Control+k and Meta+k open the search @nightly', async ({ page }) => {
  await page.goto('/shop/home');
  await waitForScripts(page);
  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    await test.step(keys, async () => {
      await page.keyboard.press(keys);
      await expect(box(page)).toBeFocused();
      await page.keyboard.type('a/b');
      await expect(box(page)).toHaveValue('a/b');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }
});

test('[SR-02] suggestions start at two characters after 300 ms, five at most, 300 px high', async ({
  page,
}) => {
  await page.clock.install();
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/products/search') queries.push(searchParams.toString());
  });
  await openSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);

  await box(page).fill('r');
  await page.clock.runFor(1_000);
  expect(queries).toEqual([]);
  await box(page).fill('ry');
  await page.clock.runFor(200);
  await box(page).fill('ryz');
  await page.clock.runFor(299);
  expect(queries).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => queries).toEqual(['query=ryz&limit=5']);
  await page.clock.resume();
  await expect(options(page)).toHaveCount(5);

  await expect(options(page).locator('img')).toHaveCount(5);
  const list = page.getByRole('listbox');
  const { height = 0 } = (await list.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(200);
  expect(height).toBeLessThanOrEqual(300);
  await expect(list).toHaveCSS('max-height', '300px');
  await expectAccessible(page, { within: page.getByRole('dialog') });
});

test.describe('submitting a search', () => {
  test.use({ expectedBrowserErrors: [/status of 404/] });

  test('[SR-03] ignores blank text, trims and encodes, and arrow keys choose a suggestion', async ({
    page,
  }) => {
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

    const suggest = async () => {
      await page.getByRole('button', { name: 'Search' }).click();
      await box(page).fill('ryzen');
      await expect(options(page)).toHaveCount(5);
      await box(page).press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    };
    await suggest();
    await box(page).press('ArrowUp');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/shop/listing?search=ryzen');
    await expect(page.getByRole('dialog')).toBeHidden();

    await suggest();
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\/shop\/product\/[\da-f-]{36}$/);
  });
});

interface Suggestion {
  _id: string;
  name: string;
}
const shapes: Record<string, (one: Suggestion) => unknown> = {
  'an array': (one) => [one],
  products: (one) => ({ products: [one] }),
  results: (one) => ({ results: [one] }),
  items: (one) => ({ items: [one] }),
  data: (one) => ({ data: [one] }),
};

test('[SR-02] [SR-04] five response formats are accepted, and any other shows no products @nightly', async ({
  page,
}) => {
  await openSearch(page);
  for (const [shape, bodyOf] of Object.entries(shapes)) {
    await test.step(shape, async () => {
      // Unique names, as old suggestions stay until new ones arrive.
      const name = `Part in ${shape}`;
      await mockSuggestions(page, bodyOf({ _id: '1', name }));
      await box(page).fill(name);
      await expect(page.getByRole('option', { name })).toBeVisible();
    });
  }
  await test.step('any other format', async () => {
    await mockSuggestions(page, { found: [{ _id: '1', name: 'One part' }] });
    await box(page).fill('another shape');
    await expect(page.getByText('No products found.')).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expectAccessible(page, { within: page.getByRole('dialog') });
  });
  await test.step('a name is cut to 15 characters but complete for assistive technology', async () => {
    const name = 'AMD Ryzen 7 7800X3D 8-Core 4.2 GHz AM5 Processor';
    await mockSuggestions(page, {
      products: [{ _id: '1', name, images: [], category: { name: 'CPU' } }],
    });
    await box(page).fill('ryzen');
    const option = page.getByRole('option', { name });
    await expect(option).toHaveAttribute('title', name);
    await expect(option.getByText('AMD Ryzen 7 780', { exact: true })).toBeVisible();
  });
});

test.describe('when the API fails', () => {
  test.use({ expectedBrowserErrors: [/status of 503/] });

  test('[SR-05] a failed request shows an empty list, and only a click outside closes the dialog @nightly', async ({
    page,
  }) => {
    await openSearch(page);
    await box(page).fill('ryzen');
    await expect(options(page)).toHaveCount(5);
    await mockSuggestions(page, { success: false }, 503);
    const failed = page.waitForResponse((response) => response.status() === 503);
    await box(page).fill('ryzen 9');
    await failed;
    await expect(page.getByRole('link', { name: 'All results for “ryzen 9”' })).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByText('No products found.')).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await test.step('selecting text past the edge of the dialog does not close it', async () => {
      const position = await box(page).boundingBox();
      if (!position) throw new Error('the search box has no bounding box');
      const { x, y, width, height } = position;
      await page.mouse.move(x + 40, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width + 300, y + height / 2);
      await page.mouse.up();
      await expect(box(page)).toBeVisible();
      await page.mouse.click(x + width + 300, y + height / 2);
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the search dialog fills the screen width, and a tap outside closes it @nightly', async ({
    page,
  }) => {
    await page.goto('/shop/home');
    await page.getByRole('button', { name: 'Search' }).tap();
    await box(page).fill('ryzen');
    await expect(options(page)).toHaveCount(5);
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(360);
    await expectAccessible(page, { within: page.getByRole('dialog') });
    await page.touchscreen.tap(180, 700);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
