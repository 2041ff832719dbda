import { expectAccessible } from '../fixtures/accessibility.ts';
import { comparePath, listParts, pathOf, type Part } from '../fixtures/parts.ts';
import { expect, test as base } from '../fixtures/shop-test.ts';

const test = base.extend<{ cards: Part[] }>({
  cards: async ({ request, shop }, use) => use(await listParts(request, shop.web, 'graphics_card')),
});

test('RT-05 so far: parts of one kind stand side by side, and what differs is marked', async ({
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
  await expect(table.getByRole('row', { name: /^Differs: Graphics chip/ })).toBeVisible();
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
});

test('all of it is in the address: taking one out is another address', async ({ page, cards }) => {
  const [one, two, three] = cards;
  if (!one || !two || !three) throw new Error('The demo has too few cards');
  await page.goto(comparePath([one, two, three]));
  await page.getByRole('link', { name: `Take out ${two.name}` }).click();
  await expect(page).toHaveURL(comparePath([one, three]));
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});

test('parts are chosen on cards and pages, kept in the browser, and no more than four', async ({
  page,
  cards,
}) => {
  test.slow();
  const [part] = cards;
  if (!part) throw new Error('The demo has no cards');
  await page.goto(pathOf(part), { waitUntil: 'networkidle' });
  const toggles = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Compare / });
  const tray = page.getByRole('region', { name: 'Chosen to compare' });
  await expect(tray).toHaveCount(0);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const index of [0, 1, 2]) await toggles.nth(index).click();
  await expect(tray.getByRole('status')).toContainText('4 of 4');
  await toggles.nth(3).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Four at most');
  await expectAccessible(page);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(tray.getByRole('status')).toContainText('4 of 4');
  await tray.getByRole('button', { name: `Take out ${part.name}` }).click();
  await expect(tray.getByRole('status')).toContainText('3 of 4');
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(tray).toHaveCount(0);
});

test('another kind of part starts the comparison anew', async ({ page, request, shop, cards }) => {
  const [screen] = await listParts(request, shop.web, 'monitor');
  const [card] = cards;
  if (!screen || !card) throw new Error('The demo has no such parts');
  await page.goto(pathOf(card), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.goto(pathOf(screen), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Comparison started anew',
  );
  await expect(page.getByRole('region', { name: 'Chosen to compare' })).toContainText(screen.name);

  await page.goto(comparePath([card, screen]));
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(
    `cannot be compared with these: ${screen.name}.`,
  );
});

test('an address with nothing in it shows the way to something', async ({ open, page, cards }) => {
  for (const path of ['/shop/compare', '/shop/compare?ids=nonsense', '/shop/compare?ids=']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to compare yet');
  }
  const [card] = cards;
  if (!card) throw new Error('The demo has no cards');
  await page.goto(`${comparePath([card])},01a1dd3a-11d0-73ae-a699-000000000000`);
  await expect(page.getByRole('main')).toContainText('What is no longer sold was left out.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('parts scroll sideways under the names of the facts', async ({ open, page, cards }) => {
    await open(comparePath(cards.slice(0, 4)));
    const region = page.getByRole('region', { name: 'Comparison' });
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
    const last = region.getByRole('columnheader').last();
    await expect(last).not.toBeInViewport();
    await region.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    const label = region.getByRole('rowheader', { name: /Length/ });
    await expect.poll(async () => (await label.boundingBox())?.x).toBe(0);
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test('two parts stand side by side', async ({ open, page, cards }) => {
    await open(comparePath(cards.slice(0, 2)));
    const region = page.getByRole('region', { name: 'Comparison' });
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison is whole, and one can be taken out', async ({ page, cards }) => {
    const [one, two] = cards;
    if (!one || !two) throw new Error('The demo has too few cards');
    await page.goto(comparePath([one, two]));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('link', { name: `Take out ${one.name}` }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
  });
});

test('one more is added to what a link has brought', async ({ page, cards }) => {
  await page.goto(comparePath(cards.slice(0, 2)));
  await page.getByRole('link', { name: 'Add another' }).click();
  const tray = page.getByRole('region', { name: 'Chosen to compare' });
  await expect(tray.getByRole('status')).toContainText('2 of 4');
  for (const { name } of cards.slice(0, 2)) await expect(tray).toContainText(name);
});
