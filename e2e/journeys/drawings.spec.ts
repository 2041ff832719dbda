import { comparePath, listParts, pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const isDrawingCode = (url: string) => /\/(?:part-drawing|scale-drawing)-/.test(url);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1_440]) {
    test(`[DR-01] [DR-03] a product page at ${String(width)} px shows its drawing and measures`, async ({
      page,
      request,
      shop,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const [card] = await listParts(request, shop.web, 'graphics_card');
      if (!card) throw new Error('the demo shop has no graphics cards');
      await page.goto(pathOf(card));
      const drawing = page.getByRole('img', { name: `${card.name}, drawn to scale` });
      await expect(drawing).toBeVisible();
      const measures = page.getByRole('table', { name: 'Dimensions' });
      const length = await measures.getByRole('row', { name: /^Length/ }).innerText();
      const number = /(\d+) mm/.exec(length)?.[1] ?? '';
      await expect(drawing.getByText(number, { exact: true })).toHaveCount(1);
    });
  }
});

test.describe('a shared build without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[DR-08] shows its drawing on the page and on paper', async ({ page, request, shop }) => {
    const [pcCase] = await listParts(request, shop.web, 'pc_case');
    const [card] = await listParts(request, shop.web, 'graphics_card');
    await page.goto(`/shop/build?parts=${pcCase?._id},${card?._id}`);
    const drawing = page.getByRole('img', { name: /with the parts to scale$/ });
    await expect(drawing).toBeVisible();
    await expect(page.getByRole('table', { name: 'Measures of the build' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(drawing).toBeVisible();
  });

  test('[DR-07] compare shows its products at one scale', async ({ page, request, shop }) => {
    const cards = (await listParts(request, shop.web, 'graphics_card')).slice(0, 3);
    await page.goto(comparePath(cards));
    const drawings = page.getByRole('img', { name: /at one scale with the others$/ });
    await expect(drawings.filter({ visible: true })).toHaveCount(3);
  });
});

test('[DR-03] a product page loads no code of drawings before the first interaction', async ({
  page,
  request,
  shop,
}) => {
  const loaded: string[] = [];
  page.on('request', (call) => loaded.push(call.url()));
  const [card] = await listParts(request, shop.web, 'graphics_card');
  if (!card) throw new Error('the demo shop has no graphics cards');
  await page.goto(pathOf(card), { waitUntil: 'networkidle' });
  expect(loaded.filter(isDrawingCode)).toEqual([]);
  const drawing = page.getByRole('img', { name: `${card.name}, drawn to scale` });
  await expect(drawing).toBeVisible();
  // Proves that the pattern above matches.
  await page.mouse.move(200, 200);
  await expect.poll(() => loaded.filter(isDrawingCode).length).toBeGreaterThan(0);
  await expect(drawing).toBeVisible();
});
