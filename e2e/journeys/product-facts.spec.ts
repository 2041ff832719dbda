import type { Page } from '@playwright/test';
import { addAddress } from '../fixtures/orders.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { findPart, saveBuild } from '../fixtures/page/fit.ts';
import { listParts, pathOf } from '../fixtures/parts.ts';
import { bearerOf, newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

const fit = (page: Page) => page.getByRole('region', { name: 'What it needs and what limits it' });
const fact = (page: Page, label: string) =>
  fit(page).getByRole('term').filter({ hasText: label }).first().locator('..');
const shelf = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

test('[PD-01] without a build, a product page shows what the part needs and what limits it', async ({
  page,
  request,
  shop,
}) => {
  await page.goto(pathOf(await findPart(page, 'AMD Ryzen 7 9800X3D')));
  await expect(fact(page, 'Motherboard socket')).toContainText('AM5');
  await expect(fact(page, 'Chipset')).toContainText('B850');
  await expect(fact(page, 'Cooler')).toContainText('Not included, choose one for 162 W');
  await expect(fact(page, 'Graphics card')).toContainText('Not required');
  await expectAccessible(page, { within: fit(page) });

  await test.step('an unknown fact is not verified', async () => {
    const [pcCase] = await listParts(request, shop.web, 'pc_case');
    if (!pcCase) throw new Error('The demo has no case');
    await page.goto(pathOf(pcCase));
    await expect(fact(page, 'Graphics card')).toContainText(/Up to \d+ mm/);
    await expect(fact(page, 'Radiator')).toContainText('Not verified');
  });

  await test.step('with a build, its verdict comes first', async () => {
    await saveBuild(page, [await findPart(page, 'GIGABYTE B550 EAGLE')]);
    await page.goto(pathOf(await findPart(page, 'AMD Ryzen 7 9800X3D')));
    const verdict = page.getByRole('region', { name: 'Compatibility' });
    await expect(verdict).toContainText("Doesn't fit your build");
    const [above, below] = [await verdict.boundingBox(), await fit(page).boundingBox()];
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

test('[PD-02] [PD-03] a product page shows what goes with it and what is bought together', async ({
  page,
  request,
  shop,
}) => {
  const card = await findPart(page, 'AMD Ryzen 7 9800X3D');
  const [cable] = await listParts(request, shop.web, 'cables');
  if (!cable) throw new Error('The demo has no cable');
  await query(
    shop.databaseUrl,
    `insert into bought_together (product_id, other_id, buyers) values ($1, $2, 3)
     on conflict do nothing`,
    [card._id, cable._id],
  );
  await page.goto(pathOf(card));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(shelf(page, 'Goes with').getByRole('article')).toHaveCount(4);
  await expect(shelf(page, 'Goes with')).toContainText('AM5');
  await expect(shelf(page, 'Bought together').getByRole('article')).toHaveCount(1);
  await expect(shelf(page, 'Bought together')).toContainText(cable.name);
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.indexOf('Goes with')).toBeLessThan(titles.indexOf('Similar products'));
  await expectAccessible(page, { within: shelf(page, 'Goes with') });
});

test.describe('delivery', () => {
  test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-17T10:00:00+08:00'));

  test('[PD-04] a guest sees date and fee for an area, and chooses another', async ({ page }) => {
    const path = pathOf(await findPart(page, 'AMD Ryzen 7 9800X3D'));
    await page.goto(path);
    // Dates load at the first interaction.
    await page.getByRole('main').hover();
    const line = page.getByText('Metro Manila, Nov 18 to 19');
    await expect(line).toBeVisible();
    await line.click();
    await page.getByRole('radio', { name: 'Visayas' }).check();
    await expect(page.getByText('Visayas, Nov 23 to 26')).toBeVisible();
    const row = page.getByRole('row', { name: /Visayas/ });
    await expect(row).toContainText('₱175.00');
    await expect(page.getByText('If you order and pay now.')).toBeVisible();
    await expectAccessible(page, { within: page.getByRole('main') });
    await page.reload();
    // The pointer is over the page already, and only moving it is an interaction.
    await expect(async () => {
      await page.mouse.move(5, 5);
      await page.getByRole('main').hover();
      await expect(page.getByText('Visayas, Nov 23 to 26')).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  test('[PD-04] a shopper with an address sees date and fee for it @nightly', async ({ page }) => {
    await signIn(page, await newPerson(page.request));
    await addAddress(page.request, await bearerOf(page));
    await page.goto(pathOf(await findPart(page, 'AMD Ryzen 7 9800X3D')));
    await page.getByRole('main').hover();
    const line = page.getByText('Delivered to Quezon City, Nov 18 to 19');
    await expect(line).toBeVisible();
    await expect(line.locator('..')).toContainText('₱75.00');
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const category of ['cpu', 'graphics_card', 'pc_case', 'mouse']) {
    const tag = category === 'graphics_card' ? '' : ' @nightly';
    test(`[PD-05] the column beside the picture of a ${category} is filled${tag}`, async ({
      page,
      request,
      shop,
    }) => {
      const [part] = await listParts(request, shop.web, category);
      if (!part) throw new Error(`The demo has no ${category}`);
      await page.goto(pathOf(part));
      const main = page.getByRole('main');
      const picture = await main.getByRole('list', { name: /^Images of/ }).boundingBox();
      const terms = await main
        .getByRole('list')
        .filter({ hasText: '7-day returns, unopened' })
        .boundingBox();
      const end = (terms?.y ?? 0) + (terms?.height ?? 0);
      expect(end).toBeGreaterThan((picture?.y ?? Infinity) + (picture?.height ?? 0) * 0.9);
    });
  }
});
