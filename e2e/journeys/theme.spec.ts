import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';

const backgroundColor = (page: Page) =>
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
    await backgroundColor(page),
  );
  return Math.max(...colour);
};

const choose = (page: Page, theme: string) =>
  page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();

test('the theme follows the system until one is chosen, and the choice is remembered', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/shop/home');
  expect(await lightness(page)).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => lightness(page)).toBeLessThan(60);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => lightness(page)).toBeGreaterThan(200);
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

test('Back to top does not cover the theme switch at any width @nightly', async ({ page }) => {
  await page.goto('/shop/faq');
  const dark = page.getByRole('group', { name: 'Theme' }).getByText('Dark', { exact: true });
  const up = page.getByRole('button', { name: 'Back to top' });
  for (const width of [360, 768, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(async () => {
        const [button, theme] = [await up.boundingBox(), await dark.boundingBox()];
        expect((theme?.x ?? Infinity) + (theme?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
      }).toPass();
    });
  }
});

test('Back to top never covers the button of a card @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/shop/listing?category=memory');
  await expect(page.getByRole('button', { name: /^Add .* to cart$/ }).first()).toBeVisible();
  const covered = await page.evaluate(async () => {
    const frame = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      });
    const found: number[] = [];
    let shown = 0;
    for (let top = 320; top < 4_000; top += 23) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
      const up = document.querySelector('[aria-label="Back to top"]');
      if (!up || getComputedStyle(up).visibility === 'hidden') continue;
      shown += 1;
      const own = up.getBoundingClientRect();
      const isOver = [...document.querySelectorAll('article button')].some((button) => {
        const { left, right, top: upper, bottom } = button.getBoundingClientRect();
        return left < own.right && right > own.left && upper < own.bottom && bottom > own.top;
      });
      if (isOver) found.push(top);
    }
    return { found, isShown: shown > 0 };
  });
  expect(covered).toEqual({ found: [], isShown: true });
});
