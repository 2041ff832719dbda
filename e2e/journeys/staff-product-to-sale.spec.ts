import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawer } from '../fixtures/cart.ts';
import { choosePaymentMethod, placeButton } from '../fixtures/checkout.ts';
import { inputModes, throttleNetwork, type InputMode } from '../fixtures/page/input-modes.ts';
import { addAddress } from '../fixtures/orders.ts';
import { heading } from '../fixtures/payment.ts';
import { bearerOf, newPerson, signIn, signInStaff } from '../fixtures/people.ts';
import { blankImage } from '../fixtures/page/blank-image.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/** Adds a product and returns its path in the shop. */
async function addProduct(
  staff: Page,
  { press, fill, select, isKeyboardOnly }: InputMode,
  name: string,
) {
  await staff.goto('/admin/products');
  await press(staff, staff.getByRole('link', { name: 'Add product' }));
  await fill(staff, staff.getByLabel('Name', { exact: true }), name);
  await select(staff, staff.getByLabel('Brand'), 'Sirkito Basics');
  await select(staff, staff.getByLabel('Category'), 'Cables');
  await fill(staff, staff.getByLabel('SKU'), name.toUpperCase().replaceAll(' ', '-'));
  await select(staff, staff.getByLabel('Status'), 'Live');
  await fill(staff, staff.getByLabel('Price (₱)', { exact: true }), '249.50');
  await fill(staff, staff.getByLabel('Opening stock'), '4');
  const chooser = staff.waitForEvent('filechooser');
  await press(
    staff,
    isKeyboardOnly ? staff.getByLabel('Add images') : staff.getByText('Add images'),
  );
  await (await chooser).setFiles(await blankImage());
  await expect(staff.getByRole('img', { name: 'Image 1' })).toBeVisible({ timeout: 60_000 });
  await press(staff, staff.getByRole('button', { name: 'Add product' }));
  await expect(heading(staff)).toHaveText(name);
  return staff.getByRole('link', { name: 'View in shop' }).getAttribute('href');
}

for (const mode of inputModes) {
  const { name, viewport, hasTouch, isSlow, press } = mode;
  test.describe(name, { tag: '@nightly' }, () => {
    test.use({ viewport, hasTouch });

    test(`staff add a product with an image, and a customer buys it, ${name}`, async ({
      page,
      request,
      browser,
      shop,
    }) => {
      test.setTimeout(240_000);
      const staff = await browser.newPage({ baseURL: shop.web, viewport, hasTouch });
      await signInStaff(staff);
      if (isSlow) await throttleNetwork(staff, 400);
      const part = `Trial cable ${randomBytes(4).toString('hex')}`;
      const path = await addProduct(staff, mode, part);
      await staff.close();

      await signIn(page, await newPerson(request));
      await addAddress(page.request, await bearerOf(page));
      if (isSlow) await throttleNetwork(page, 400);
      await page.goto(path ?? '');
      await press(page, page.getByRole('button', { name: 'Add to cart' }).first());
      await press(page, drawer(page).getByRole('link', { name: 'Proceed to Checkout' }));
      await choosePaymentMethod(page, mode, 'Cash on delivery');
      await press(page, placeButton(page));
      await expect(heading(page)).toHaveText('Thank you for your order');
      await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(part);
    });
  });
}
