import { expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { listing, horizontalOverflow } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const savings = (texts: string[]) => texts.map((text) => Number(/(\d+)%/.exec(text)?.[1]));

test('deals show the largest discount first, filter by category and fit a phone (part of RT-05)', async ({
  open,
  page,
}) => {
  const { cards } = listing(page);
  await open('/shop/deals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals');
  await expect(page).toHaveTitle('Deals | Sirkito');
  const texts = await cards.allInnerTexts();
  expect(texts).toHaveLength(24);
  const percents = savings(texts);
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
  expect(percents.at(-1)).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/Save ₱[\d,]+\.\d\d/);
  expect(texts.some((text) => /until \w+ \d+/.test(text))).toBe(true);

  const categories = page.getByRole('navigation', { name: 'Deals by category' });
  await categories.getByRole('link', { name: 'PC Components' }).click();
  await categories.getByRole('link', { name: 'Graphics Cards' }).click();
  await expect(page).toHaveURL('/shop/deals?category=graphics_card');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals in Graphics Cards');
  await expect(cards.first()).toContainText(/GeForce|Radeon|Arc/);
  await expect(cards.filter({ hasNotText: 'Save ₱' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await horizontalOverflow(page)).toBe(0);
  await expectAccessibleOnce(page);
});
