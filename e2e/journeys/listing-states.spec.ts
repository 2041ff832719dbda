import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { listing, horizontalOverflow } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newProduct } from '../fixtures/staff-products.ts';

test.describe('when the API fails', () => {
  test.use({ expectedBrowserErrors: [/ERR_FAILED|status of 50[03]/] });

  test('[OR-03] products show a loading state, and a failed request clears the list', async ({
    page,
  }) => {
    const { cards, rail, results, status } = listing(page);
    await page.goto('/shop/listing?category=graphics_card');
    await expect(cards).toHaveCount(24);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/shop/products/get?*', async (route) => {
      await promise;
      await route.abort();
    });
    await rail.getByRole('checkbox', { name: /^16 GB/ }).click();
    await expect(results.locator('[aria-busy=true]')).toBeVisible();
    await expect(status).toHaveText('Loading…');
    resolve();
    await expect(results.getByRole('heading', { name: "Couldn't load products" })).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expect(status).toBeEmpty();
    await expectAccessible(page, { within: results });

    await page.unroute('**/api/shop/products/get?*');
    await results.getByRole('button', { name: 'Try again' }).click();
    await expect(cards).toHaveCount(24);
    await expect(page).toHaveURL(/attr\.memory=16$/);
  });
});

test('an empty result suggests which filter to remove and shows the closest products @nightly', async ({
  open,
  page,
}) => {
  const { results, cards } = listing(page);
  await open('/shop/listing?category=graphics_card&brands=zotac&attr.memory=24&attr.color=White');
  await expect(
    results.getByRole('heading', { name: 'No products match all 3 filters' }),
  ).toBeVisible();
  const advice = await results
    .getByText(/^Without .+, there (is|are) \d+ products?\.$/)
    .innerText();
  const [, filter = '', total = '0'] = /Without (.+), there (?:is|are) (\d+)/.exec(advice) ?? [];
  expect(Number(total)).toBeGreaterThan(0);
  await expect(cards).toHaveCount(Math.min(8, Number(total)));
  await results
    .getByRole('link', { name: `Remove ${filter}` })
    .last()
    .click();
  await expect(results.getByRole('status')).toHaveText(
    total === '1' ? '1 match' : `${total} matches`,
  );
});

test('out-of-stock cards with long names and words do not overflow @nightly', async ({
  page,
  request,
}) => {
  const mark = randomBytes(4).toString('hex');
  const long = `Hub ${mark} ${'with-a-very-long-word'.repeat(4)} ${'and many more words '.repeat(4)}`;
  for (const name of [long.slice(0, 160).trim(), `Hub ${mark} one`, `Hub ${mark} two`]) {
    await newProduct(request, { name, category: 'hubs', totalStock: 0 });
  }
  const { cards } = listing(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const view of ['grid', 'list']) {
    await page.goto(`/shop/listing?search=${mark}&view=${view}`);
    await expect(cards).toHaveCount(3);
    await expect(cards.filter({ hasText: 'with-a-very-long-word' })).toBeVisible();
    await expect(cards.filter({ hasText: 'Out of stock' })).toHaveCount(3);
    expect(await horizontalOverflow(page)).toBe(0);
  }
});
