import {
  layoutShiftBudget,
  totalLayoutShift,
  recordLayoutShifts,
} from '../fixtures/page/layout-shift.ts';
import { listParts, pathOf } from '../fixtures/parts.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const viewed = (names: string) => JSON.parse(names) as Record<string, string[]>;

test('recently viewed products are stored in the browser per user @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [first, second] = await listParts(request, shop.web, 'cpu');
  if (!first || !second) throw new Error('The demo has no processors');
  const section = page.locator('section', { hasText: 'Recently viewed' });

  await page.goto(pathOf(first), { waitUntil: 'networkidle' });
  await expect(section).toHaveCount(0);
  await recordLayoutShifts(page);
  await page.goto(pathOf(second), { waitUntil: 'networkidle' });
  await expect(section.getByRole('link', { name: first.name })).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(1);
  expect(await totalLayoutShift(page)).toBeLessThan(layoutShiftBudget);

  const stored = await page.evaluate(() => localStorage.getItem('recently_viewed') ?? '');
  expect(viewed(stored)).toEqual({ guest: [second._id, first._id] });

  await signIn(page, await newPerson(request));
  await page.goto(pathOf(second), { waitUntil: 'networkidle' });
  await expect(section).toHaveCount(0);
});

test('invalid stored history is ignored @nightly', async ({ page, request, shop }) => {
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

test('recently viewed shows a loading state, and a failed request hides it (part of OR-03) @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [first, second] = await listParts(request, shop.web, 'cpu');
  if (!first || !second) throw new Error('The demo has no processors');
  const gate = Promise.withResolvers<void>();
  await page.route(/products\/chosen/, async (route) => {
    await gate.promise;
    await route.fulfill({ status: 200, body: 'not what was asked for' });
  });
  await page.addInitScript((id) => {
    localStorage.setItem('recently_viewed', JSON.stringify({ guest: [id] }));
  }, first._id);
  await page.goto(pathOf(second));
  const title = page.getByRole('heading', { name: 'Recently viewed' });
  await expect(title).toBeVisible();
  gate.resolve();
  await expect(title).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
});

test('Share copies the link, or uses the Web Share API where available @nightly', async ({
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
  // Screen readers may miss text that is inserted together with its live region.
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${shop.web}${pathOf(part)}`);

  await page.evaluate(() => {
    const share = async (data: unknown) => localStorage.setItem('shared', JSON.stringify(data));
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shared')))
    .toBe(JSON.stringify({ title: part.name, url: `${shop.web}${pathOf(part)}` }));
});
