import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { listParts, pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';
import type { Stage } from '../stack/stage.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const longName =
  'Thermaltake Supercalifragilistic View 270 TG ARGB Mid-Tower EATX Tempered Glass Edition 2026 with Nine Preinstalled Fans, Snow White (CA-1Y7-00M6WN-00)';

test.describe('a product in every state', () => {
  test.use({ expectedComplaints: [/status of 410/] });
  test.setTimeout(180_000);

  test('sold out, with a long name, on sale until midnight, no longer sold', async ({
    ownStage,
    page,
    request,
  }) => {
    const api = await startApi(ownStage, { CACHE_SECONDS: '0' });
    const web = await startWeb(ownStage, api.url);
    const change = (statement: string, values: unknown[]) =>
      query(ownStage.databaseUrl, statement, values);
    const [out, long, sale, gone] = await listParts(request, web.url, 'pc_case');
    if (!out || !long || !sale || !gone) throw new Error('The demo has no cases');
    const main = page.getByRole('main');

    await test.step('sold out', async () => {
      await change('update stock set on_hand = 0 where product_id = $1', [out._id]);
      await page.goto(web.url + pathOf(out));
      await expect(main.getByText('Out of stock').first()).toBeVisible();
      await expect(main.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled();
      await expect(main.getByRole('group', { name: /^Quantity/ })).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('a long name', async () => {
      await change('update product set name = $2 where id = $1', [long._id, longName]);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(web.url + pathOf(long));
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(longName);
        const overhang = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overhang, `${width} px`).toBe(0);
      }
    });

    await test.step('a sale that ends at midnight, and soon', async () => {
      const until = (moment: string) =>
        change(
          `update product set sale_price_centavos = price_centavos - 10000, sale_starts_at = null,
             sale_ends_at = $2::timestamptz where id = $1`,
          [sale._id, moment],
        );
      await until('2099-11-22T16:00:00Z');
      await page.goto(web.url + pathOf(sale));
      await expect(main.getByText('VAT included. Sale ends Sun 22 Nov, 11:59 PM.')).toBeVisible();

      const bare = `${web.url}/shop/product/${sale._id}`;
      const saving = /Save (?:<!-- -->)?₱100\.00/;
      await until(new Date(Date.now() + 8_000).toISOString());
      const during = await request.get(bare);
      expect(await during.text()).toMatch(saving);
      expect(during.headers()['cache-control']).toMatch(
        /s-maxage=[0-8], stale-while-revalidate=0$/,
      );
      await expect
        .poll(async () => (await request.get(bare)).text(), { timeout: 20_000 })
        .not.toMatch(saving);
    });

    await test.step('no longer sold', async () => {
      await change(`update product set status = 'archived' where id = $1`, [gone._id]);
      const response = await page.goto(web.url + pathOf(gone));
      expect(response?.status()).toBe(410);
      await expect(main.getByText('No longer sold')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
      await expect(main.getByRole('heading', { name: 'Sold in its place' })).toBeVisible();
      await expectAccessible(page);
    });
  });
});

/** A shop of the test's own, in which one product has two pictures. */
async function shopWithPictures(stage: Stage, request: APIRequestContext) {
  const api = await startApi(stage);
  const web = await startWeb(stage, api.url);
  const [part] = await listParts(request, web.url, 'keyboard');
  if (!part) throw new Error('The demo has no keyboards');
  await query(stage.databaseUrl, 'delete from product_image where product_id = $1', [part._id]);
  for (const [position, file] of ['seen-from-above', 'seen-from-behind'].entries()) {
    await query(
      stage.databaseUrl,
      `insert into product_image (id, product_id, position, file, width, height)
       values (gen_random_uuid(), $1, $2, $3, 768, 768)`,
      [part._id, position, file],
    );
  }
  return { part, url: web.url + pathOf(part) };
}

const hangPictures = (page: Page) =>
  page.route(/seen-from/, (route) => route.fulfill({ body: pixel, contentType: 'image/png' }));

test.describe('its pictures', () => {
  test.setTimeout(180_000);

  test('are turned by keys, chosen by thumbnails and looked at closely', async ({
    ownStage,
    page,
    request,
  }) => {
    const { part, url } = await shopWithPictures(ownStage, request);
    await hangPictures(page);
    const main = page.getByRole('main');
    const place = main.getByText(/^Picture \d of 2$/);

    await test.step('by keys', async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await main.getByRole('list', { name: `Pictures of ${part.name}` }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(place).toHaveText('Picture 2 of 2');
      await page.keyboard.press('ArrowLeft');
      await expect(place).toHaveText('Picture 1 of 2');
    });

    await test.step('by thumbnails', async () => {
      const second = main.getByRole('link', { name: 'Picture 2' });
      await second.click();
      await expect(place).toHaveText('Picture 2 of 2');
      await expect(second).toHaveAttribute('aria-current', 'true');
      await expectAccessible(page);
    });

    await test.step('closely', async () => {
      await main.getByRole('link', { name: 'Look closer' }).click();
      const dialog = page.getByRole('dialog', { name: part.name });
      await expect(dialog.getByRole('group', { name: 'Picture 2 of 2' })).toBeVisible();
      const picture = dialog.getByRole('img');
      const small = await picture.boundingBox();
      await dialog.getByRole('button', { name: 'Larger' }).click();
      await expect
        .poll(async () => (await picture.boundingBox())?.width)
        .toBeGreaterThan((small?.width ?? 0) * 1.9);
      await dialog.getByRole('button', { name: 'Next picture' }).click();
      await expect(dialog.getByRole('group', { name: 'Picture 1 of 2' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('are swiped', async ({ ownStage, page, request }) => {
      const { part, url } = await shopWithPictures(ownStage, request);
      await hangPictures(page);
      await page.goto(url, { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      const track = main.getByRole('list', { name: `Pictures of ${part.name}` });
      await expect(main.getByRole('link', { name: 'Picture 2' })).toBeHidden();
      const box = await track.boundingBox();
      const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      const browser = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
        browser.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x) => ({ x, y })) });
      await touch('touchStart', 300);
      for (let x = 280; x >= 40; x -= 20) await touch('touchMove', x);
      await touch('touchEnd');
      await expect(main.getByText(/^Picture \d of 2$/)).toHaveText('Picture 2 of 2');
    });
  });
});
