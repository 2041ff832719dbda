import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { drawer } from '../fixtures/cart.ts';
import { choosePaymentMethod, enterAddress, placeButton } from '../fixtures/checkout.ts';
import { listing } from '../fixtures/listing.ts';
import { inputModes, throttleNetworkAndCpu, type InputMode } from '../fixtures/page/input-modes.ts';
import { orderIdOf } from '../fixtures/payment.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expectPosted } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

/** Searches with a typo, compares two products and returns the name of the first. */
async function findAndCompare(page: Page, { press, choose, fill, viewport }: InputMode) {
  const { results, cards } = listing(page);
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  await press(page, page.getByRole('button', { name: /^(?:Search|Open menu)/ }).first());
  await fill(page, page.getByRole('combobox', { name: 'Search products' }), 'geforse rtx 5060');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/listing\?search=geforse/);
  await expect(cards.first()).toContainText('GeForce RTX 5060');

  const isPhone = viewport.width < 1024;
  if (isPhone) await press(page, page.getByRole('button', { name: 'Filters' }));
  await choose(page, page.getByRole('checkbox', { name: /^In stock/ }));
  await expect(page).toHaveURL(/availability=in_stock/);
  if (isPhone) await press(page, page.getByRole('button', { name: /^Show \d+ products?$/ }));

  const toggles = results.getByRole('button', { name: /^Compare / });
  const name = (await toggles.first().getAttribute('aria-label'))?.replace('Compare ', '') ?? '';
  await press(page, toggles.nth(0));
  await press(page, toggles.nth(1));
  const tray = page.getByRole('region', { name: 'Products to compare' });
  await press(page, tray.getByRole('link', { name: 'Compare' }));
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  return name;
}

/** Adds a product as a guest, registers, signs in and returns to the same page. */
async function signUpAndReturn(page: Page, { press, fill }: InputMode, part: string) {
  const password = `kalabaw-${randomBytes(5).toString('hex')}`;
  const email = `customer-${randomBytes(5).toString('hex')}@mail.example`;
  const before = page.url();
  await press(page, page.getByRole('button', { name: `Add ${part} to cart` }));
  await expect(page).toHaveURL(/\/auth\/login/);
  await press(page, page.getByRole('link', { name: 'Create an account' }));
  await fill(page, page.getByLabel('Name'), 'Maria Santos');
  await fill(page, page.getByLabel('Email'), email);
  await fill(page, page.getByLabel('Password', { exact: true }), password);
  await fill(page, page.getByLabel('Confirm password'), password);
  await press(page, page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('status')).toHaveText('Welcome. You can now sign in');
  await fill(page, page.getByLabel('Email'), email);
  await fill(page, page.getByLabel('Password', { exact: true }), password);
  await press(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await expect(page).toHaveURL(before);
  await expect(drawer(page)).toContainText(part);
}

async function buy(page: Page, mode: InputMode): Promise<string> {
  const { press } = mode;
  await press(page, drawer(page).getByRole('link', { name: 'Proceed to Checkout' }));
  await enterAddress(page, mode);
  await choosePaymentMethod(page, mode, 'Bank transfer');
  await press(page, placeButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const text = await page.getByText(/^Order \S+, placed/).innerText();
  return text.split(/[ ,]/)[1] ?? '';
}

async function openQueue(browser: Browser, baseURL: string): Promise<Page> {
  const staff = await browser.newPage({ baseURL });
  await signInStaff(staff);
  await staff.goto('/admin/orders');
  return staff;
}

const markDelivered = (databaseUrl: string, orderId: string) =>
  query(databaseUrl, `update customer_order set status = 'delivered' where id = $1`, [orderId]);

/** Confirms the payment, packs, ships and delivers the order as staff. */
async function fulfilOrder(staff: Page, orderNumber: string): Promise<void> {
  const press = (name: string) => staff.getByRole('button', { name, exact: true }).click();
  await staff.getByRole('link', { name: orderNumber }).click();
  await press('Confirm transfer');
  const transfer = staff.getByRole('form', { name: 'Confirm transfer' });
  await transfer.getByLabel('Reference').fill(`BPI ${orderNumber}`);
  await press('Confirm payment');
  await expect(transfer).toBeHidden();
  await press('Start packing');
  await press('Ship order');
  await staff.getByRole('group', { name: 'Serial numbers' }).getByRole('textbox').fill(orderNumber);
  await staff.getByLabel('Courier').fill('LBC Express');
  await staff.getByLabel('Tracking number').fill('LBC-77');
  await press('Mark as shipped');
  await press('Mark as delivered');
  await expect(staff.getByRole('button', { name: 'Mark as returned' })).toBeVisible();
}

async function review(page: Page, { press, choose, fill }: InputMode): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Write a review' }));
  const form = page.getByRole('form', { name: 'Your review' });
  await choose(page, form.getByRole('radio', { name: /^1 star/ }));
  await fill(page, form.getByRole('textbox', { name: 'Your review' }), 'Quiet, and it fits.');
  await press(page, form.getByRole('button', { name: 'Post review' }));
  await expectPosted(page);
}

for (const mode of inputModes) {
  test.describe(mode.name, { tag: mode.tag }, () => {
    test.use({ viewport: mode.viewport, hasTouch: mode.hasTouch });

    test(`a customer goes from a misspelt search to a review, ${mode.name}`, async ({
      page,
      browser,
      shop,
    }) => {
      test.setTimeout(300_000);
      // Staff steps do not depend on the input mode, so they run in one only.
      const includesStaff = !mode.hasTouch && !mode.isKeyboardOnly;
      const staff = includesStaff ? await openQueue(browser, shop.web) : undefined;
      if (mode.isSlow) await throttleNetworkAndCpu(page, 400);

      await signUpAndReturn(page, mode, await findAndCompare(page, mode));
      const orderNumber = await buy(page, mode);
      if (staff) {
        // The queue updates without a reload.
        await expect(staff.getByRole('link', { name: orderNumber })).toBeVisible();
        await fulfilOrder(staff, orderNumber);
        await staff.close();
      } else {
        await markDelivered(shop.databaseUrl, orderIdOf(page));
      }
      await page.reload();
      await review(page, mode);
    });
  });
}
