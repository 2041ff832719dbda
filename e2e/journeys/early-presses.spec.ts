import { openAsleep } from '../fixtures/asleep.ts';
import { badge, shopperWith, someParts } from '../fixtures/cart.ts';
import { listing } from '../fixtures/listing.ts';
import { pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('what is put into the cart before the page is awake is in it once, however often pressed', async ({
  browser,
  page: earlier,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page: earlier, request });
  const { page, wake } = await openAsleep(browser, `${shop.web}${pathOf(part)}`, earlier);
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await add.click();
  wake();
  await expect(badge(page)).toHaveText('1');
  await page.reload();
  await expect(badge(page)).toHaveText('1');
});

test('filters and the theme that are chosen before the page is awake hold, and what is ticked twice does not', async ({
  browser,
  shop,
}) => {
  const { page, wake } = await openAsleep(
    browser,
    `${shop.web}/shop/listing?category=graphics_card`,
  );
  const { rail } = listing(page);
  await rail.getByRole('checkbox', { name: /^16 GB/ }).check();
  await rail.getByRole('checkbox', { name: /^MSI/ }).check();
  await rail.getByRole('checkbox', { name: /^ASUS/ }).check();
  await rail.getByRole('checkbox', { name: /^ASUS/ }).uncheck();
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  wake();
  await expect(page).toHaveURL(/category=graphics_card&brands=msi&attr\.memory=16$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(rail.getByRole('checkbox', { name: /^16 GB/ })).toBeChecked();
});
