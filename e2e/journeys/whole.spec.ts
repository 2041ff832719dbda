import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawer } from '../fixtures/cart.ts';
import { chooseWay, giveAddress, placeButton } from '../fixtures/checkout.ts';
import { listing } from '../fixtures/listing.ts';
import { manners, slowDown, type Manner } from '../fixtures/manners.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expectPosted } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/** From a misspelt word to two parts side by side; answers with the name of the first. */
async function findAndCompare(page: Page, { press, choose, write, viewport }: Manner) {
  const { results, cards } = listing(page);
  await page.goto('/shop/home', { waitUntil: 'networkidle' });
  await press(page, page.getByRole('button', { name: /^(?:Search|Open menu)/ }).first());
  await write(page, page.getByRole('combobox', { name: 'Search products' }), 'geforse rtx 5060');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/listing\?search=geforse/);
  await expect(cards.first()).toContainText('GeForce RTX 5060');

  const isPhone = viewport.width < 1024;
  if (isPhone) await press(page, page.getByRole('button', { name: 'Filters' }));
  await choose(page, page.getByRole('checkbox', { name: /^In stock/ }));
  await expect(page).toHaveURL(/availability=in_stock/);
  if (isPhone) await press(page, page.getByRole('button', { name: /^Show \d+ parts?$/ }));

  const toggles = results.getByRole('button', { name: /^Compare / });
  const name = (await toggles.first().getAttribute('aria-label'))?.replace('Compare ', '') ?? '';
  await press(page, toggles.nth(0));
  await press(page, toggles.nth(1));
  const tray = page.getByRole('region', { name: 'Chosen to compare' });
  await press(page, tray.getByRole('link', { name: 'Compare' }));
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  return name;
}

/** A guest who wants a part opens an account on the way, and comes back to where they were. */
async function signUpOnTheWay(page: Page, { press, write }: Manner, part: string) {
  const password = `kalabaw-${randomBytes(5).toString('hex')}`;
  const email = `${password}@mail.example`;
  const before = page.url();
  await press(page, page.getByRole('button', { name: `Add ${part} to cart` }));
  await expect(page).toHaveURL(/\/auth\/login/);
  await press(page, page.getByRole('link', { name: 'Create an account' }));
  await write(page, page.getByLabel('Name'), 'Maria Santos');
  await write(page, page.getByLabel('E-mail'), email);
  await write(page, page.getByLabel('Password', { exact: true }), password);
  await write(page, page.getByLabel('Password again'), password);
  await press(page, page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('status')).toHaveText('Welcome. You can sign in now');
  await write(page, page.getByLabel('E-mail'), email);
  await write(page, page.getByLabel('Password', { exact: true }), password);
  await press(page, page.getByRole('button', { name: 'Sign in', exact: true }));
  await expect(page).toHaveURL(before);
  await expect(drawer(page)).toContainText(part);
}

async function buy(page: Page, manner: Manner): Promise<string> {
  const { press } = manner;
  await press(page, drawer(page).getByRole('link', { name: 'Proceed to Checkout' }));
  await giveAddress(page, manner);
  await chooseWay(page, manner, 'Bank transfer');
  await press(page, placeButton(page));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your order');
  const words = await page.getByText(/^Order \S+, placed/).innerText();
  return words.split(/[ ,]/)[1] ?? '';
}

/** Staff see the order come in, take the money and bring the parts to the door. */
async function handle(staff: Page, orderNumber: string): Promise<void> {
  const press = (name: string) => staff.getByRole('button', { name, exact: true }).click();
  await staff.getByRole('link', { name: orderNumber }).click();
  await press('Confirm the transfer');
  const transfer = staff.getByRole('form', { name: 'Confirm the transfer' });
  await transfer.getByLabel('Reference').fill(`BPI ${orderNumber}`);
  await press('The money is there');
  await expect(transfer).toBeHidden();
  await press('Start packing');
  await press('Ship');
  await staff.getByRole('group', { name: 'Serial numbers' }).getByRole('textbox').fill(orderNumber);
  await staff.getByLabel('Courier').fill('LBC Express');
  await staff.getByLabel('Tracking number').fill('LBC-77');
  await press('Hand to the courier');
  await press('Mark delivered');
  await expect(staff.getByRole('button', { name: 'Mark returned' })).toBeVisible();
}

async function review(page: Page, { press, choose, write }: Manner): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Write a review' }));
  const form = page.getByRole('form', { name: 'Your review' });
  await choose(page, form.getByRole('radio', { name: /^1 star/ }));
  await write(page, form.getByRole('textbox', { name: 'Your review' }), 'Quiet, and it fits.');
  await press(page, form.getByRole('button', { name: 'Post review' }));
  await expectPosted(page);
}

for (const manner of manners) {
  test.describe(manner.name, () => {
    test.use({ viewport: manner.viewport, hasTouch: manner.hasTouch });

    test(`from a misspelt search to a review, ${manner.name}`, async ({ page, browser, shop }) => {
      test.setTimeout(300_000);
      const staff = await browser.newPage({ baseURL: shop.web });
      await signInStaff(staff);
      await staff.goto('/admin/orders');
      if (manner.isSlow) await slowDown(page, 400);

      await signUpOnTheWay(page, manner, await findAndCompare(page, manner));
      const orderNumber = await buy(page, manner);
      // Nobody has reloaded the queue.
      await expect(staff.getByRole('link', { name: orderNumber })).toBeVisible();
      await handle(staff, orderNumber);
      await staff.close();
      await page.reload();
      await review(page, manner);
    });
  });
}
