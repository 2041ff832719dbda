import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const lightness = async (page: Page) => {
  const colour = await page.evaluate(
    (css) => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      return Array.from(canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3));
    },
    await paper(page),
  );
  return Math.max(...colour);
};

const choose = (page: Page, theme: string) =>
  page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();

test('the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/shop/home');
  expect(await lightness(page)).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => lightness(page)).toBeLessThan(60);
});

test('a chosen theme stays, on the next visit too', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/shop/home');
  await choose(page, 'Dark');
  await expect.poll(() => lightness(page)).toBeLessThan(60);

  const next = await context.newPage();
  await next.emulateMedia({ colorScheme: 'light' });
  await next.goto('/shop/home');
  expect(await lightness(next)).toBeLessThan(60);
  await expect(next.getByRole('radio', { name: 'Dark' })).toBeChecked();

  await choose(next, 'System');
  await expect.poll(() => lightness(next)).toBeGreaterThan(200);
  await next.reload();
  expect(await lightness(next)).toBeGreaterThan(200);
});

for (const width of [360, 768, 1440]) {
  test(`at the end of a page ${width} px wide every theme is in reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/shop/faq');
    const dark = page.getByRole('group', { name: 'Theme' }).getByText('Dark', { exact: true });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [up, theme] = [
      await page.getByRole('button', { name: 'Back to top' }).boundingBox(),
      await dark.boundingBox(),
    ];
    expect((theme?.x ?? Infinity) + (theme?.width ?? 0)).toBeLessThanOrEqual(up?.x ?? 0);
  });
}
