import { expectAccessible } from '../fixtures/accessibility.ts';
import { listing, overhang } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';

test.describe('when the API fails', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of 50[03]/] });

  test('[OR-03] products have a loading state, and a failed fetch clears the list', async ({
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
    await expect(status).toHaveText('Looking…');
    resolve();
    await expect(results.getByRole('heading', { name: 'Failed to fetch products' })).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expect(status).toBeEmpty();
    await expectAccessible(page);

    await page.unroute('**/api/shop/products/get?*');
    await results.getByRole('button', { name: 'Try again' }).click();
    await expect(cards).toHaveCount(24);
    await expect(page).toHaveURL(/attr\.memory=16$/);
  });
});

test('nothing found says what to loosen, with the closest parts', async ({ open, page }) => {
  const { results, cards } = listing(page);
  await open('/shop/listing?category=graphics_card&brands=zotac&attr.memory=24&attr.color=White');
  await expect(
    results.getByRole('heading', { name: 'Nothing matches all three filters' }),
  ).toBeVisible();
  const advice = await results.getByText(/^Without .+ there (is|are) \d+\.$/).innerText();
  const [, filter = '', total = '0'] = /Without (.+) there (?:is|are) (\d+)/.exec(advice) ?? [];
  expect(Number(total)).toBeGreaterThan(0);
  await expect(cards).toHaveCount(Math.min(8, Number(total)));
  await results
    .getByRole('link', { name: `Remove ${filter}` })
    .last()
    .click();
  await expect(results.getByRole('status')).toHaveText(
    total === '1' ? '1 matches' : `${total} match`,
  );
});

test('a search that finds nothing says so, and shows a way on', async ({ open, page }) => {
  await open('/shop/listing?search=xyzzyplugh');
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyplugh”' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/shop/listing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Products');
});

test('zero stock, long names and long words keep to their places', async ({ ownStage, page }) => {
  const api = await startApi(ownStage);
  const web = await startWeb(ownStage, api.url);
  const long = `Hub ${'with-a-very-long-word'.repeat(4)} ${'and many more words '.repeat(4)}`;
  await query(
    ownStage.databaseUrl,
    `update product set name = left($1, 160) where id =
     (select id from product where category_id = 'hubs' order by sku limit 1)`,
    [long.trim()],
  );
  await query(
    ownStage.databaseUrl,
    `update stock set on_hand = 0 where product_id in
     (select id from product where category_id = 'hubs')`,
  );
  const { cards } = listing(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const view of ['grid', 'list']) {
    await page.goto(`${web.url}/shop/listing?category=hubs&view=${view}`);
    await expect(cards.filter({ hasText: 'with-a-very-long-word' })).toBeVisible();
    expect(await cards.count()).toBeGreaterThan(20);
    await expect(cards.filter({ hasText: 'Out of stock' })).toHaveCount(await cards.count());
    expect(await overhang(page)).toBe(0);
  }
});

test('a listing is the same for everyone, and kept', async ({ request }) => {
  const url = '/shop/listing?category=hubs&brands=anker';
  const response = await request.get(`${url}&utm_source=mail`, { headers: { cookie: 'a=1' } });
  expect(response.headers()['cache-control']).toContain('public');
  expect(response.headers()['set-cookie']).toBeUndefined();
  const again = await request.get(url);
  expect(again.headers()['etag']).toBe(response.headers()['etag']);
  const other = await request.get('/shop/listing?category=hubs&brands=ugreen');
  expect(other.headers()['etag']).not.toBe(response.headers()['etag']);
});
