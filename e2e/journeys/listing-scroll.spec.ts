import { boxOf, holdListingRequests, listing, scrollTop } from '../fixtures/listing.ts';
import { fillSignIn, newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedBrowserErrors: [/status of 404/] });

test('[RT-09] a listing opens at the top with a matching skeleton; filters and Back keep the scroll position', async ({
  page,
}) => {
  const { results, cards, rail } = listing(page);
  await page.goto('/shop/home');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  const release = await holdListingRequests(page);
  await page.getByRole('banner').getByRole('link', { name: 'Deals' }).click();
  const skeleton = results.locator('[data-skeleton=card]').first();
  await expect(skeleton).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const shape = await boxOf(skeleton);
  release();
  await expect(cards.first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect(await boxOf(cards.first())).toEqual(shape);

  await page.goto('/shop/listing?category=graphics_card');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(500);
  const before = await boxOf(cards.first());
  await rail.getByRole('checkbox', { name: /^8 GB/ }).click();
  await expect(page).toHaveURL(/attr\.memory=8$/);
  await expect(cards).toHaveCount(21);
  expect(await scrollTop(page)).toBe(500);
  expect(await boxOf(cards.first())).toEqual(before);

  await cards.nth(5).getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/attr\.memory=8$/);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('[RT-09] a slow page shows its skeleton at the top, and Back restores the scroll position @nightly', async ({
  page,
}) => {
  await page.goto('/shop/listing?category=graphics_card');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(() => scrollTop(page)).toBe(500);
  for (const { link, shape } of [
    { link: '/shop/product/', shape: 'product' },
    { link: '/shop/faq', shape: 'words' },
  ]) {
    await test.step(link, async () => {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.data(?:$|\?)/, async (route) => {
        await promise;
        await route.continue();
      });
      // Click without scrolling to the link.
      await page.locator(`a[href^="${link}"]`).last().dispatchEvent('click');
      const skeleton = page.locator(`[data-skeleton=${shape}]`);
      await expect(skeleton).toBeVisible();
      expect(await scrollTop(page)).toBe(0);
      release();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(link));
      await expect(skeleton).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(/\.data(?:$|\?)/);
      await page.goBack();
      await expect.poll(() => scrollTop(page)).toBe(500);
    });
  }
});

test('a click shows a progress bar immediately, even before the skeleton loads @nightly', async ({
  page,
}) => {
  await page.goto('/shop/listing?category=graphics_card');
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data(?:$|\?)|\/page-skeleton-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.locator('a[href^="/shop/product/"]').last().dispatchEvent('click');
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/shop\/product\//);
});

test('the row skeleton has the size of a list row @nightly', async ({ page }) => {
  const { results, cards } = listing(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop/listing?category=cpu&view=list');
  const row = await boxOf(cards.first());
  await holdListingRequests(page);
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('newest');
  await page.goto('/shop/home');
  await page.evaluate(() => history.pushState(null, '', '/shop/listing?category=mouse&view=list'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  const skeleton = results.locator('[data-skeleton=row]').first();
  await expect(skeleton).toBeVisible();
  expect(await boxOf(skeleton)).toEqual(row);
});

test('scrolling loads the next pages and updates the URL, and Back restores the scroll position @nightly', async ({
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
  // After four pages a button keeps the footer reachable.
  const more = page.getByRole('button', { name: 'Show 24 more' });
  await expect(more).toBeVisible();
  await expect(page).toHaveURL('/shop/listing?category=pc_components&page=4');
  await expect(pages.getByRole('link', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  await more.click();
  await expect(cards).toHaveCount(120);

  await cards.nth(80).scrollIntoViewIfNeeded();
  const scrolledTo = await scrollTop(page);
  await cards.nth(80).getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await page.goBack();
  await expect(cards).toHaveCount(120);
  await expect.poll(() => scrollTop(page)).toBe(scrolledTo);
});

test('a failed page shows an error and can be retried @nightly', async ({ page }) => {
  const { cards, results } = listing(page);
  await page.goto('/shop/listing?category=pc_components');
  await page.route('**/api/shop/products/get?*', (route) => route.fulfill({ status: 404 }));
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 20_000);
  await expect(results.getByRole('alert')).toHaveText("Couldn't load more products.");
  await expect(cards).toHaveCount(24);
  await page.unroute('**/api/shop/products/get?*');
  await results.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toHaveCount(48);
});

test('[RT-09] on a slow connection the form layout stays until the next page loads @nightly', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/auth/login');
  const gate = Promise.withResolvers<void>();
  await page.route(/\.data(?:$|\?)/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await fillSignIn(page, person);
  await expect(page.locator('[data-skeleton=form]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "You're signed in. Loading page",
  );
  gate.resolve();
  await expect(page).toHaveURL('/shop/home');
  await expect(page.locator('[data-skeleton=form]')).toHaveCount(0);
});
