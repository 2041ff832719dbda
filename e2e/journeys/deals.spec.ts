import { expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { listing, horizontalOverflow } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const percents = (texts: string[]) => texts.map((text) => Number(/(\d+)%/.exec(text)?.[1]));
const amounts = (texts: string[]) =>
  texts.map((text) => Number(/Save ₱([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')));
const falling = (values: number[]) => values.toSorted((one, other) => other - one);

test('[MR-05] deals sort by amount or percentage, filter by category and fit a phone (part of RT-05)', async ({
  open,
  page,
}) => {
  const { cards } = listing(page);
  await open('/shop/deals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals');
  await expect(page).toHaveTitle('Deals | Sirkito');
  const texts = await cards.allInnerTexts();
  expect(texts).toHaveLength(24);
  expect(amounts(texts)).toEqual(falling(amounts(texts)));
  expect(amounts(texts).at(-1)).toBeGreaterThan(0);
  expect(texts.some((text) => /until \w+ \d+/.test(text))).toBe(true);

  const sorts = page.getByRole('navigation', { name: 'Sort deals' });
  await sorts.getByRole('link', { name: 'Biggest discount' }).click();
  await expect(page).toHaveURL('/shop/deals?sort=discount');
  await expect(async () => {
    const shown = percents(await cards.allInnerTexts());
    expect(shown).toHaveLength(24);
    expect(shown).toEqual(falling(shown));
  }).toPass();
  await sorts.getByRole('link', { name: 'Biggest saving' }).click();
  await expect(page).toHaveURL('/shop/deals');

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
