import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { drawer, openCart, pesos } from '../fixtures/cart.ts';
import { placeButton } from '../fixtures/checkout.ts';
import { waitForEmail } from '../fixtures/mailbox.ts';
import { addAddress } from '../fixtures/orders.ts';
import { expectPaymentPage, heading } from '../fixtures/payment.ts';
import { bearerOf, newPerson, signIn, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

// Rejected codes and forms.
test.use({ expectedBrowserErrors: [/status of (400|404|409)/] });

const newCode = () => `TRY-${randomBytes(4).toString('hex').toUpperCase()}`;

async function openShopper(page: Page, productId: string) {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const { origin } = new URL(page.url());
  const shopper = await (await browser.newContext({ baseURL: origin })).newPage();
  const person = await newPerson(shopper.request);
  await signIn(shopper, person);
  const added = await shopper.request.post('/api/shop/cart/add', {
    headers: await bearerOf(shopper),
    data: { productId, quantity: 1 },
  });
  expect(added.status(), await added.text()).toBe(200);
  await addAddress(shopper.request, await bearerOf(shopper));
  await shopper.goto('/shop/home');
  return { shopper, person };
}

/** Fills in the form for a promotion of one product. */
async function fillPromotion(page: Page, { name, code, sku }: Record<string, string>) {
  await page.getByLabel('Name').fill(name ?? '');
  await page.getByLabel('Promo code').fill(code?.toLowerCase() ?? '');
  await page.getByLabel('Percent off').fill('10');
  await page.getByLabel('Applies to').selectOption('Products');
  await page.getByLabel('SKUs').fill(sku ?? '');
}

const save = (page: Page) =>
  page.getByRole('button', { name: /^(Save changes|Add promotion)$/ }).click();

test('a promo code created by staff applies in cart, checkout, order, invoice and email', async ({
  page,
  open,
  shop,
}) => {
  test.slow();
  await signInStaff(page);
  const { id, sku } = await newStaffProduct(page, { price: 6_000, totalStock: 9 });
  const code = newCode();
  const name = `Trial week ${code}`;
  await open('/admin/promotions');
  await page.getByRole('link', { name: 'Add promotion' }).click();
  await fillPromotion(page, { name, code, sku: 'NOT-A-SKU' });
  await page.getByLabel('Uses per customer').fill('1');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(code);
  await expect(preview).toContainText('−₱1,000.00');
  await save(page);
  await expect(page.getByRole('alert')).toContainText(
    "We couldn't find NOT-A-SKU in the catalogue",
  );
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByLabel('SKUs').fill(sku);
  await save(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`10% off ${sku}`);
  await expect(row).toContainText('Active');

  const { shopper, person } = await openShopper(page, id);
  await openCart(shopper);
  await drawer(shopper).getByRole('button', { name: 'Have a promo code?' }).click();
  await drawer(shopper).getByLabel('Promo code').fill('no-such-code');
  await drawer(shopper).getByRole('button', { name: 'Apply' }).click();
  await expect(drawer(shopper)).toContainText("We don't recognize the code NO-SUCH-CODE");
  await drawer(shopper).getByLabel('Promo code').fill(code.toLowerCase());
  await drawer(shopper).getByRole('button', { name: 'Apply' }).click();
  await expect(drawer(shopper)).toContainText(`${name}−₱600.00`);
  await expect(drawer(shopper)).toContainText(`Total${pesos(5_475)}`);
  await expectAccessible(shopper, { within: drawer(shopper) });

  await drawer(shopper).getByRole('link', { name: 'Proceed to Checkout' }).click();
  const summary = shopper.getByRole('complementary', { name: 'Your order' });
  await expect(summary).toContainText(`${name}−₱600.00`);
  await expect(summary).toContainText(`Promo code ${code}`);
  await expectAccessible(shopper, { within: summary });
  await shopper.getByRole('radio', { name: 'GCash' }).check();
  await expect(placeButton(shopper)).toHaveText(`Place order, ${pesos(5_475)}`);
  await placeButton(shopper).click();
  await expectPaymentPage(shopper, shop.paymongo, 'GCash');
  await shopper.getByRole('button', { name: `Pay ${pesos(5_475)}` }).click();
  await expect(heading(shopper)).toHaveText('Your order is confirmed');
  await expect(shopper.getByRole('complementary', { name: 'Order summary' })).toContainText(
    `${name}−₱600.00`,
  );
  await shopper.getByRole('link', { name: 'Invoice' }).click();
  await expect(heading(shopper)).toHaveText('Invoice');
  await expect(shopper.getByRole('main')).toContainText(`${name}−₱600.00Total${pesos(5_475)}`);
  await expectAccessible(shopper, { within: shopper.getByRole('main') });
  const email = await waitForEmail(
    shopper.request,
    shop.mail,
    person.email,
    /Thank you for your order/,
  );
  expect(email).toContain(name);
  expect(email).toContain('−₱600.00');

  await page.reload();
  await expect(row).toContainText('1');
  await row.getByRole('link', { name }).click();
  await expect(page.getByText('Used 1 time')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
});

test('editing and ending a promotion is audited, and its code shows as expired @nightly', async ({
  page,
}) => {
  test.slow();
  await signInStaff(page);
  const { id, sku } = await newStaffProduct(page, { price: 6_000, totalStock: 9 });
  const code = newCode();
  await page.goto('/admin/promotions/new');
  await fillPromotion(page, { name: `Brief ${code}`, code, sku });
  await page.getByLabel('Minimum spend (₱)').fill('7,000');
  await save(page);
  await page.getByRole('link', { name: `Brief ${code}` }).click();
  await page.getByLabel('Percent off').fill('95');
  await save(page);
  await expect(page.getByText('Enter a whole percentage up to 90')).toBeVisible();
  await page.getByLabel('Percent off').fill('20');
  await save(page);
  await expect(page.getByText('Promotion saved')).toBeVisible();

  const { shopper } = await openShopper(page, id);
  await openCart(shopper);
  await drawer(shopper).getByRole('button', { name: 'Have a promo code?' }).click();
  await drawer(shopper).getByLabel('Promo code').fill(code);
  await drawer(shopper).getByRole('button', { name: 'Apply' }).click();
  const message = `${code} needs ₱7,000 of eligible items. Your cart has ₱6,000`;
  await expect(drawer(shopper)).toContainText(message);
  await drawer(shopper).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(drawer(shopper)).toContainText(`Subtotal${pesos(12_000)}`);
  await drawer(shopper).getByRole('button', { name: 'Apply' }).click();
  await expect(drawer(shopper)).toContainText('−₱2,400.00');
  await drawer(shopper).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await shopper.getByRole('radio', { name: 'GCash' }).check();
  await expect(placeButton(shopper)).toBeEnabled();

  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await page.getByLabel('Name').fill('Half written');
  await expect(page.getByRole('button', { name: 'End now' })).toBeDisabled();
  await expect(page.getByText('Save or discard your changes first.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  await placeButton(shopper).click();
  await expect(placeButton(shopper)).toHaveText(/₱12,/);
  const summary = shopper.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText(`${code} expired on`)).toHaveCount(1);
  await shopper.reload();
  await openCart(shopper);
  await expect(drawer(shopper)).toContainText(`${code} expired on`);
  await expect(drawer(shopper)).not.toContainText('−₱');
  await expectAccessible(shopper, { within: drawer(shopper) });
  await drawer(shopper)
    .getByRole('button', { name: `Remove promo code ${code}` })
    .click();
  await expect(drawer(shopper).getByRole('button', { name: 'Have a promo code?' })).toBeVisible();

  await page.goto('/admin/audit?search=promotion');
  for (const action of ['Added', 'Edited', 'Ended']) {
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `${action} promotion` })
        .first(),
    ).toBeVisible();
  }
});

test('unsaved promotion changes survive a concurrent save by a colleague @nightly', async ({
  page,
  context,
}) => {
  await signInStaff(page);
  const { sku } = await newStaffProduct(page);
  const code = newCode();
  await page.goto('/admin/promotions/new');
  await fillPromotion(page, { name: `Shared ${code}`, code, sku });
  await save(page);
  await page.getByRole('link', { name: `Shared ${code}` }).click();
  await page.getByLabel('Name').fill('Half written');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Percent off').fill('20');
  await save(other);
  await expect(other.getByText('Promotion saved')).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Someone else updated this promotion');
  await expect(page.getByLabel('Name')).toHaveValue('Half written');
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(page.getByLabel('Percent off')).toHaveValue('20');
  await expect(page.getByLabel('Name')).toHaveValue(`Shared ${code}`);
  await page.getByLabel('Name').fill(`Ours ${code}`);
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ours ${code}`);
});
