import { boxOf, holdListings, listing, place } from '../fixtures/listing.ts';
import { fillSignIn, newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedComplaints: [/status of 404/] });

test('[RT-09] a listing comes in its own shape, at the top; filters and the way back keep the place', async ({
  page,
}) => {
  const { results, cards, rail } = listing(page);
  await page.goto('/shop/home');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const letGo = await holdListings(page);
  await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click();
  const skeleton = results.locator('[data-skeleton=card]').first();
  await expect(skeleton).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  const shape = await boxOf(skeleton);
  letGo();
  await expect(cards.first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect(await boxOf(cards.first())).toEqual(shape);

  await page.goto('/shop/listing?category=graphics_card');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => place(page)).toBe(500);
  const before = await boxOf(cards.first());
  await rail.getByRole('checkbox', { name: /^8 GB/ }).click();
  await expect(page).toHaveURL(/attr\.memory=8$/);
  await expect(cards).toHaveCount(21);
  expect(await place(page)).toBe(500);
  expect(await boxOf(cards.first())).toEqual(before);

  await cards.nth(5).getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/attr\.memory=8$/);
  await expect.poll(() => place(page)).toBe(500);
});

for (const { name, link, shape } of [
  { name: 'product', link: '/shop/product/', shape: 'product' },
  { name: 'FAQ', link: '/shop/faq', shape: 'words' },
]) {
  test(`[RT-09] a ${name} page that is slow shows its shape, at the top, and back finds the place`, async ({
    page,
  }) => {
    await page.goto('/shop/listing?category=graphics_card');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await expect.poll(() => place(page)).toBe(500);
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\.data(?:$|\?)/, async (route) => {
      await promise;
      await route.continue();
    });
    // As a press does, wherever it stands.
    await page.locator(`a[href^="${link}"]`).last().dispatchEvent('click');
    const skeleton = page.locator(`[data-skeleton=${shape}]`);
    await expect(skeleton).toBeVisible();
    expect(await place(page)).toBe(0);
    letGo();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(link));
    await expect(skeleton).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect.poll(() => place(page)).toBe(500);
  });
}

test('a press shows at once that a page is coming, also while its shape is on the way', async ({
  page,
}) => {
  await page.goto('/shop/listing?category=graphics_card');
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\.data(?:$|\?)|\/page-shape-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.locator('a[href^="/shop/product/"]').last().dispatchEvent('click');
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/shop\/product\//);
});

test('the shape of a list in rows is the shape of its rows', async ({ page }) => {
  const { results, cards } = listing(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop/listing?category=cpu&view=list');
  const row = await boxOf(cards.first());
  await holdListings(page);
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('newest');
  await page.goto('/shop/home');
  await page.evaluate(() => history.pushState(null, '', '/shop/listing?category=mouse&view=list'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  const skeleton = results.locator('[data-skeleton=row]').first();
  await expect(skeleton).toBeVisible();
  expect(await boxOf(skeleton)).toEqual(row);
});

test('the next pages come by scrolling, the address follows, and back finds the place', async ({
  page,
}) => {
  const { cards, status, pages } = listing(page);
  await page.goto('/shop/listing?category=pc_components');
  await expect(cards).toHaveCount(24);
  await page.mouse.move(900, 500);
  for (const count of [48, 72, 96]) {
    await page.mouse.wheel(0, 20_000);
    await expect(cards).toHaveCount(count);
  }
  await expect(status).toHaveText(/^Showing 96 of \d+$/);
  await page.mouse.wheel(0, 20_000);
  // The foot of the page can be reached: from here on somebody is asked.
  const more = page.getByRole('button', { name: 'Show 24 more' });
  await expect(more).toBeVisible();
  await expect(page).toHaveURL('/shop/listing?category=pc_components&page=4');
  await expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  await more.click();
  await expect(cards).toHaveCount(120);

  await cards.nth(80).scrollIntoViewIfNeeded();
  const left = await place(page);
  await cards.nth(80).getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await page.goBack();
  await expect(cards).toHaveCount(120);
  await expect.poll(() => place(page)).toBe(left);
});

test('a page that did not arrive is said so, and can be asked for again', async ({ page }) => {
  const { cards, results } = listing(page);
  await page.goto('/shop/listing?category=pc_components');
  await page.route('**/api/shop/products/get?*', (route) => route.fulfill({ status: 404 }));
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 20_000);
  await expect(results.getByRole('alert')).toHaveText('The next parts did not arrive.');
  await expect(cards).toHaveCount(24);
  await page.unroute('**/api/shop/products/get?*');
  await results.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(48);
});

test('[RT-09] on a slow line the form keeps its place until the next page has come', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/auth/login');
  const asked = Promise.withResolvers<void>();
  await page.route(/\.data(?:$|\?)/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await fillSignIn(page, person);
  await expect(page.locator('[data-skeleton=form]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are signed in. The page is on its way',
  );
  asked.resolve();
  await expect(page).toHaveURL('/shop/home');
  await expect(page.locator('[data-skeleton=form]')).toHaveCount(0);
});
