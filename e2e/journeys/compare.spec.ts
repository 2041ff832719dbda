import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { comparePath, listParts, pathOf, type Part } from '../fixtures/parts.ts';
import { expect, test as base } from '../fixtures/shop-test.ts';

const test = base.extend<{ cards: Part[] }>({
  cards: async ({ request, shop }, use) => use(await listParts(request, shop.web, 'graphics_card')),
});

test('the comparison holds up to four products, marks differences and stores the selection in the URL', async ({
  open,
  page,
  cards,
}) => {
  const four = [cards[0], cards[20], cards[40], cards[59]].filter((card) => card !== undefined);
  const response = await open(comparePath(four));
  expect(response.status()).toBe(200);
  const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  for (const { name } of four) {
    await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(table.getByRole('row', { name: /^Differs: GPU brand/ })).toBeVisible();
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  for (const row of rows) {
    const values = await row.getByRole('cell').allTextContents();
    if (values.length !== 4) continue;
    const head = (await row.getByRole('rowheader').textContent()) ?? '';
    expect(head.includes('Differs: '), head).toBe(new Set(values).size > 1);
  }

  const [one, two, three, last] = four;
  if (!one || !two || !three || !last) throw new Error('The demo has too few cards');
  await page.getByRole('link', { name: `Remove ${two.name}` }).click();
  await expect(page).toHaveURL(comparePath([one, three, last]));
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.goForward();
  await expect(page.getByRole('columnheader')).toHaveCount(3);

  // Adding another starts from the products in the URL.
  await page.getByRole('link', { name: 'Add another' }).click();
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await expect(tray.getByRole('status')).toContainText('3 of 4');
  for (const { name } of [one, three, last]) await expect(tray).toContainText(name);
});

test('up to four products are selected on cards and product pages and stored in the browser @nightly', async ({
  page,
  cards,
}) => {
  test.slow();
  const [part] = cards;
  if (!part) throw new Error('The demo has no cards');
  await page.goto(pathOf(part), { waitUntil: 'networkidle' });
  const toggles = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Similar products' }) })
    .getByRole('article')
    .getByRole('button', { name: /^Compare / });
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await expect(tray).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const index of [0, 1, 2]) await toggles.nth(index).click();
  await expect(tray.getByRole('status')).toContainText('4 of 4');
  await toggles.nth(3).click();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('You can compare up to 4 products');
  await expectAccessible(page, { within: tray });
  await expectAccessible(page, { within: notices });

  await page.reload({ waitUntil: 'networkidle' });
  await expect(tray.getByRole('status')).toContainText('4 of 4');
  await tray.getByRole('button', { name: `Remove ${part.name}` }).click();
  await expect(tray.getByRole('status')).toContainText('3 of 4');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const footerTop = async () => (await page.getByRole('contentinfo').boundingBox())?.y ?? 0;
  const trayEnd = async () => {
    const box = await tray.boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  expect(await trayEnd()).toBeLessThanOrEqual(await footerTop());
  await page.goto('/shop/contact-us', { waitUntil: 'networkidle' });
  await expect(tray).toHaveCount(0);
  await page.goBack();
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(tray).toHaveCount(0);
});

test('a product of another category starts a new comparison @nightly', async ({
  page,
  request,
  shop,
  cards,
}) => {
  const [monitor] = await listParts(request, shop.web, 'monitor');
  const [card] = cards;
  if (!monitor || !card) throw new Error('The demo has no such parts');
  await page.goto(pathOf(card), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.goto(pathOf(monitor), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Started a new comparison',
  );
  await expect(page.getByRole('region', { name: 'Products to compare' })).toContainText(
    monitor.name,
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('products scroll sideways beside fixed row labels until two are left @nightly', async ({
    open,
    page,
    cards,
  }) => {
    await open(comparePath(cards.slice(0, 4)));
    const region = page.getByRole('region', { name: 'Comparison' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const last = region.getByRole('columnheader').last();
    await expect(last).not.toBeInViewport();
    await region.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    const label = region.getByRole('rowheader', { name: /Length/ });
    await expect.poll(async () => (await label.boundingBox())?.x).toBe(0);
    await expect(last).toBeInViewport({ ratio: 0.9 });

    // Two products fit side by side.
    const removeLinks = region.getByRole('link', { name: /^Remove / });
    for (const left of [3, 2]) {
      await removeLinks.first().click();
      await expect(removeLinks).toHaveCount(left);
    }
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);

    await removeLinks.first().click();
    await expect(removeLinks).toHaveCount(1);
    await removeLinks.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to compare yet');
    await expectAccessible(page, { within: page.getByRole('main') });
  });
});
