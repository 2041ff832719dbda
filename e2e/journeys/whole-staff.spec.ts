import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawer, shopperWith } from '../fixtures/cart.ts';
import { chooseWay, giveAddress, placeButton } from '../fixtures/checkout.ts';
import { manners, slowDown, type Manner } from '../fixtures/manners.ts';
import { heading } from '../fixtures/payment.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/** Answers with where it is in the shop. */
async function addProduct(staff: Page, { press, write, pick, hasKeys }: Manner, name: string) {
  await staff.goto('/admin/products');
  await press(staff, staff.getByRole('link', { name: 'Add a product' }));
  await write(staff, staff.getByLabel('Name', { exact: true }), name);
  await pick(staff, staff.getByLabel('Brand'), 'Sirkito Basics');
  await pick(staff, staff.getByLabel('Category'), 'Cables');
  await write(staff, staff.getByLabel('SKU'), name.toUpperCase().replaceAll(' ', '-'));
  await pick(staff, staff.getByLabel('Status'), 'Live in the shop');
  await write(staff, staff.getByLabel('Price (₱)', { exact: true }), '249.50');
  await write(staff, staff.getByLabel('First stock'), '4');
  const buffer = await (await staff.request.get('/open-graph.png')).body();
  const chooser = staff.waitForEvent('filechooser');
  await press(staff, hasKeys ? staff.getByLabel('Add pictures') : staff.getByText('Add pictures'));
  await (await chooser).setFiles({ name: 'part.png', mimeType: 'image/png', buffer });
  await expect(staff.getByRole('img', { name: 'Picture 1' })).toBeVisible({ timeout: 60_000 });
  await press(staff, staff.getByRole('button', { name: 'Add the product' }));
  await expect(heading(staff)).toHaveText(name);
  return staff.getByRole('link', { name: 'View in the shop' }).getAttribute('href');
}

for (const manner of manners) {
  const { name, viewport, hasTouch, isSlow, press } = manner;
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test(`staff add a product with a picture, and it is sold at once, ${name}`, async ({
      page,
      request,
      browser,
      shop,
    }) => {
      test.setTimeout(240_000);
      const staff = await browser.newPage({ baseURL: shop.web, viewport, hasTouch });
      await signInStaff(staff);
      if (isSlow) await slowDown(staff, 400);
      const part = `Trial cable ${randomBytes(4).toString('hex')}`;
      const path = await addProduct(staff, manner, part);
      await staff.close();

      await shopperWith({ page, request });
      if (isSlow) await slowDown(page, 400);
      await page.goto(path ?? '');
      await press(page, page.getByRole('button', { name: 'Add to cart' }).first());
      await press(page, drawer(page).getByRole('link', { name: 'Proceed to Checkout' }));
      await giveAddress(page, manner);
      await chooseWay(page, manner, 'Cash on delivery');
      await press(page, placeButton(page));
      await expect(heading(page)).toHaveText('Thank you, we have your order');
      await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(part);
    });
  });
}
