import { shiftBudget, shiftSoFar, watchShifts } from '../fixtures/layout-shift.ts';
import { listParts, pathOf } from '../fixtures/parts.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const viewed = (names: string) => JSON.parse(names) as Record<string, string[]>;

test('recently viewed products are kept in the browser, for each person their own', async ({
  page,
  request,
  shop,
}) => {
  const [first, second] = await listParts(request, shop.web, 'cpu');
  if (!first || !second) throw new Error('The demo has no processors');
  const shelf = page.locator('section', { hasText: 'Recently viewed' });

  await page.goto(pathOf(first), { waitUntil: 'networkidle' });
  await expect(shelf).toHaveCount(0);
  await watchShifts(page);
  await page.goto(pathOf(second), { waitUntil: 'networkidle' });
  await expect(shelf.getByRole('link', { name: first.name })).toBeVisible();
  await expect(shelf.getByRole('article')).toHaveCount(1);
  expect(await shiftSoFar(page)).toBeLessThan(shiftBudget);

  const kept = await page.evaluate(() => localStorage.getItem('recently_viewed') ?? '');
  expect(viewed(kept)).toEqual({ guest: [second._id, first._id] });

  await signIn(page, await newPerson(request));
  await page.goto(pathOf(second), { waitUntil: 'networkidle' });
  await expect(shelf).toHaveCount(0);
});

test('a broken history shows nothing and breaks nothing', async ({ page, request, shop }) => {
  const [part] = await listParts(request, shop.web, 'cpu');
  if (!part) throw new Error('The demo has no processors');
  await page.addInitScript(() => {
    localStorage.setItem('recently_viewed', '{"guest":["not-an-id", 7]}');
    localStorage.setItem('compare', 'nonsense');
  });
  await page.goto(pathOf(part), { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
});

test('OR-03 so far: the shelf shows that it is loading, and a failed fetch clears it', async ({
  page,
  request,
  shop,
}) => {
  const [first, second] = await listParts(request, shop.web, 'cpu');
  if (!first || !second) throw new Error('The demo has no processors');
  const asked = Promise.withResolvers<void>();
  await page.route(/products\/chosen/, async (route) => {
    await asked.promise;
    await route.fulfill({ status: 200, body: 'not what was asked for' });
  });
  await page.addInitScript((id) => {
    localStorage.setItem('recently_viewed', JSON.stringify({ guest: [id] }));
  }, first._id);
  await page.goto(pathOf(second));
  const title = page.getByRole('heading', { name: 'Recently viewed' });
  await expect(title).toBeVisible();
  asked.resolve();
  await expect(title).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
});

test('the link is shared by the browser where it can, else copied', async ({
  page,
  context,
  request,
  shop,
}) => {
  const [part] = await listParts(request, shop.web, 'mouse');
  if (!part) throw new Error('The demo has no mice');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${pathOf(part)}?utm_source=letter`, { waitUntil: 'networkidle' });
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  // Live before there is anything in it: what comes together with its words may not be read out.
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${shop.web}${pathOf(part)}`);

  await page.evaluate(() => {
    const share = async (given: unknown) => localStorage.setItem('shared', JSON.stringify(given));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shared')))
    .toBe(JSON.stringify({ title: part.name, url: `${shop.web}${pathOf(part)}` }));
});
