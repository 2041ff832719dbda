import { openBeforeHydration } from '../fixtures/page/before-hydration.ts';
import { badge, someParts } from '../fixtures/cart.ts';
import { listing } from '../fixtures/listing.ts';
import { pathOf } from '../fixtures/parts.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('repeated clicks on Add to cart before hydration add one item @nightly', async ({
  browser,
  page: earlier,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await signIn(earlier, await newPerson(request));
  const { page, hydrate } = await openBeforeHydration(
    browser,
    `${shop.web}${pathOf(part)}`,
    earlier,
  );
  const add = page.getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await add.click();
  hydrate();
  await expect(badge(page)).toHaveText('1');
  await page.reload();
  await expect(badge(page)).toHaveText('1');
});

test('filters and theme chosen before hydration apply, and a box ticked twice stays off @nightly', async ({
  browser,
  shop,
}) => {
  const { page, hydrate } = await openBeforeHydration(
    browser,
    `${shop.web}/shop/listing?category=graphics_card`,
  );
  const { rail } = listing(page);
  await rail.getByRole('checkbox', { name: /^16 GB/ }).check();
  await rail.getByRole('checkbox', { name: /^MSI/ }).check();
  await rail.getByRole('checkbox', { name: /^ASUS/ }).check();
  await rail.getByRole('checkbox', { name: /^ASUS/ }).uncheck();
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark').click();
  hydrate();
  await expect(page).toHaveURL(/category=graphics_card&brands=msi&attr\.memory=16$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(rail.getByRole('checkbox', { name: /^16 GB/ })).toBeChecked();
});
