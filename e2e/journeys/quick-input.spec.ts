import { expect, test } from '../fixtures/shop-test.ts';
import { listing } from '../fixtures/listing.ts';

test('filters clicked before the first is rendered all apply, and one clicked twice does not @nightly', async ({
  page,
}) => {
  await page.goto('/shop/listing?category=graphics_card');
  const { rail, chips } = listing(page);
  await expect(rail.getByRole('checkbox', { name: /^ASUS/ })).toBeVisible();
  await rail.evaluate((filters) => {
    const names = [/^ASUS/, /^MSI/, /^In stock/, /^MSI/, /^16 GB/];
    const labels = [...filters.querySelectorAll('label')];
    for (const name of names) labels.find((label) => name.test(label.innerText.trim()))?.click();
  });
  await expect(page).toHaveURL(
    '/shop/listing?category=graphics_card&availability=in_stock&brands=asus&attr.memory=16',
  );
  await expect(chips.getByRole('link')).toHaveText([
    'Remove In stock',
    'Remove ASUS',
    'Remove 16 GB',
    'Clear all',
  ]);
  await expect(rail.getByRole('checkbox', { name: /^MSI/ })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/category=graphics_card$/);
  await expect(rail.getByRole('checkbox', { name: /^ASUS/ })).not.toBeChecked();
  // The next filter builds on the page gone back to.
  await rail.getByRole('checkbox', { name: /^MSI/ }).check();
  await expect(page).toHaveURL('/shop/listing?category=graphics_card&brands=msi');
});

test('[MR-05] a category clicked before the new sort is rendered keeps that sort @nightly', async ({
  page,
}) => {
  await page.goto('/shop/deals?sort=discount');
  const clickBoth = (labels: string[]) =>
    page.locator('main').evaluate((main, wanted) => {
      const links = [...main.querySelectorAll('nav a')].filter((one) => one instanceof HTMLElement);
      const clicked = wanted.map((label) => links.find(({ innerText }) => innerText === label));
      for (const link of clicked) link?.click();
    }, labels);
  await clickBoth(['Biggest saving', 'PC Components']);
  await expect(page).toHaveURL('/shop/deals?category=pc_components');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals in PC Components');
  await clickBoth(['All deals', 'Biggest discount']);
  await expect(page).toHaveURL('/shop/deals?sort=discount');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals');
});

test('filters removed before the first is rendered are all gone @nightly', async ({ page }) => {
  await page.goto('/shop/listing?category=graphics_card&brands=asus,msi&sort=newest');
  const { chips } = listing(page);
  await expect(chips.getByRole('link')).toHaveCount(3);
  await chips.evaluate((list) => {
    const [asus, msi] = list.querySelectorAll('a');
    asus?.click();
    msi?.click();
  });
  await expect(page).toHaveURL('/shop/listing?category=graphics_card&sort=newest');
  await expect(chips).toHaveCount(0);
});

test('a link followed right after a filter wins @nightly', async ({ page }) => {
  await page.goto('/shop/listing?category=graphics_card');
  const { rail, cards } = listing(page);
  const link = cards.first().getByRole('heading').getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  await rail.getByRole('checkbox', { name: /^ASUS/ }).evaluate((box: HTMLElement, to) => {
    box.click();
    document.querySelector<HTMLAnchorElement>(`#results a[href="${to}"]`)?.click();
  }, href);
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(page).toHaveURL(href);
});

test('a part chosen twice is added once, and leaving at once keeps it @nightly', async ({
  page,
}) => {
  await page.goto('/shop/builder');
  await page.getByRole('button', { name: 'Choose: Storage', exact: true }).click();
  const choice = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose / })
    .first();
  await choice.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    location.reload();
  });
  await expect(page.getByRole('complementary', { name: 'Build summary' })).toContainText('1 part');
});
