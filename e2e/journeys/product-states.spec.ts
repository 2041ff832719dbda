import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { horizontalOverflow } from '../fixtures/listing.ts';
import type { APIRequestContext } from '@playwright/test';
import { listParts, pathOf, type Part } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newProduct } from '../fixtures/staff-products.ts';

const longName =
  'Thermaltake Supercalifragilistic View 270 TG ARGB Mid-Tower EATX Tempered Glass Edition 2026 with Nine Preinstalled Fans, Snow White (CA-1Y7-00M6WN-00)';

test.describe('product states', () => {
  test.use({ expectedBrowserErrors: [/status of 404/] });

  test('[RT-08] the page handles out of stock, long names, sale end times and archived products @nightly', async ({
    page,
    request,
  }) => {
    const main = page.getByRole('main');
    const pathOfNew = async (changes: object) =>
      `/shop/product/${(await newProduct(request, changes)).id}`;

    await test.step('out of stock', async () => {
      await page.goto(await pathOfNew({ totalStock: 0 }));
      await expect(main.getByText('Out of stock').first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled();
      await expect(main.getByRole('group', { name: /^Quantity/ })).toHaveCount(0);
      await expectAccessible(page, { within: main });
    });

    await test.step('a long name', async () => {
      await page.goto(await pathOfNew({ name: longName }));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(longName);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => horizontalOverflow(page), { message: `${width} px` }).toBe(0);
      }
    });

    await test.step('a sale that ends at midnight', async () => {
      const path = await pathOfNew({ salePrice: 195, saleEndsAt: '2099-11-22T16:00:00Z' });
      await page.goto(path);
      await expect(
        main.getByText('VAT included. Sale ends Sun, Nov 22, 2099, 11:59 PM.'),
      ).toBeVisible();
    });

    await test.step('a sale that ends soon', async () => {
      const saleEndsAt = new Date(Date.now() + 12_000).toISOString();
      const path = await pathOfNew({ salePrice: 195, saleEndsAt });
      const saving = /Save (?:<!-- -->)?₱100\.00/;
      const during = await request.get(path);
      expect(await during.text()).toMatch(saving);
      const [fresh, stale] = (during.headers()['cache-control'] ?? '')
        .matchAll(/(?:s-maxage|stale-while-revalidate)=(\d+)/g)
        .map(([, seconds]) => Number(seconds));
      expect((fresh ?? NaN) + (stale ?? NaN)).toBeLessThanOrEqual(12);
      await expect
        .poll(async () => (await request.get(path)).text(), { timeout: 60_000 })
        .not.toMatch(saving);
    });

    await test.step('archived', async () => {
      const response = await page.goto(await pathOfNew({ status: 'archived' }));
      expect(response?.status()).toBe(404);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(main.getByRole('link', { name: 'All Products' })).toBeVisible();
      await expectAccessible(page, { within: main });
    });
  });
});

/** Demo graphics cards have two images, unless a drawing shows their form. */
async function withTwoImages(...at: readonly [APIRequestContext, string]): Promise<Part> {
  const part = (await listParts(...at, 'graphics_card')).find(({ images }) => images.length === 2);
  if (!part) throw new Error('The demo has no graphics card with two images');
  return part;
}

test.describe('product images', () => {
  test('change by arrow keys and thumbnails, and zoom in a dialog @nightly', async ({
    page,
    request,
    shop,
  }) => {
    const part = await withTwoImages(request, shop.web);
    const main = page.getByRole('main');
    const position = main.getByText(/^Image \d of 2$/);

    await test.step('arrow keys', async () => {
      await page.goto(pathOf(part));
      await main.getByRole('list', { name: `Images of ${part.name}` }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(position).toHaveText('Image 2 of 2');
      await page.keyboard.press('ArrowLeft');
      await expect(position).toHaveText('Image 1 of 2');
    });

    await test.step('thumbnails', async () => {
      const second = main.getByRole('link', { name: 'Image 2' });
      await second.click();
      await expect(position).toHaveText('Image 2 of 2');
      await expect(second).toHaveAttribute('aria-current', 'true');
      await expectAccessible(page, { within: main });
    });

    await test.step('zoom dialog', async () => {
      await main.getByRole('link', { name: 'View larger' }).click();
      const dialog = page.getByRole('dialog', { name: part.name });
      await expect(dialog.getByRole('group', { name: 'Image 2 of 2' })).toBeVisible();
      const image = dialog.getByRole('img');
      const small = await image.boundingBox();
      await dialog.getByRole('button', { name: 'Zoom in' }).click();
      await expect
        .poll(async () => (await image.boundingBox())?.width)
        .toBeGreaterThan((small?.width ?? 0) * 1.9);
      await dialog.getByRole('button', { name: 'Next image' }).click();
      await expect(dialog.getByRole('group', { name: 'Image 1 of 2' })).toBeVisible();
      await expectAccessible(page, { within: dialog });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('change by swiping @nightly', async ({ page, request, shop }) => {
      const part = await withTwoImages(request, shop.web);
      await page.goto(pathOf(part));
      const main = page.getByRole('main');
      const track = main.getByRole('list', { name: `Images of ${part.name}` });
      await expect(main.getByRole('link', { name: 'Image 2' })).toBeHidden();
      const box = await track.boundingBox();
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      const browser = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
        browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y })) });
      await touch('touchStart', 300);
      for (let x = 280; x >= 40; x -= 20) await touch('touchMove', x);
      await touch('touchEnd');
      await expect(main.getByText(/^Image \d of 2$/)).toHaveText('Image 2 of 2');
    });
  });
});
