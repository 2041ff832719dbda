import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { drawer, openCart, pesos } from '../fixtures/cart.ts';
import { giveNewAddress, placeButton } from '../fixtures/checkout.ts';
import { letterTo } from '../fixtures/mailbox.ts';
import { expectPaymentPage, heading } from '../fixtures/payment.ts';
import { bearerOf, newPerson, signIn, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

// Codes and forms that are refused.
test.use({ expectedComplaints: [/status of (400|404|409)/] });

const newCode = () => `TRY-${randomBytes(4).toString('hex').toUpperCase()}`;

async function asShopper(page: Page, productId: string) {
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
  await shopper.goto('/shop/home');
  return { shopper, person };
}

/** Fills in the form for a promotion of one product. */
async function fillPromotion(page: Page, { name, code, sku }: Record<string, string>) {
  await page.getByLabel('Name').fill(name ?? '');
  await page.getByLabel('Code').fill(code?.toLowerCase() ?? '');
  await page.getByLabel('Percent', { exact: true }).fill('10');
  await page.getByLabel('For', { exact: true }).selectOption('Products');
  await page.getByLabel('SKUs').fill(sku ?? '');
}

const save = (page: Page) =>
  page.getByRole('button', { name: /^(Save changes|Add the promotion)$/ }).click();

test('a code made by staff takes off in cart, checkout, order, invoice and letter', async ({
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
  await page.getByRole('link', { name: 'Add a promotion' }).click();
  await fillPromotion(page, { name, code, sku: 'NOT-A-SKU' });
  await page.getByLabel('Orders of one account').fill('1');
  const preview = page.getByRole('region', { name: 'How it will show' });
  await expect(preview).toContainText(code);
  await expect(preview).toContainText('−₱1,000.00');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('There is no NOT-A-SKU in the shop');
  await expectAccessible(page);
  await page.getByLabel('SKUs').fill(sku);
  await save(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(`10% off ${sku}`);
  await expect(row).toContainText('Running');

  const { shopper, person } = await asShopper(page, id);
  await openCart(shopper);
  await drawer(shopper).getByRole('button', { name: 'Have a code?' }).click();
  await drawer(shopper).getByLabel('Code').fill('no-such-code');
  await drawer(shopper).getByRole('button', { name: 'Use' }).click();
  await expect(drawer(shopper)).toContainText('There is no code NO-SUCH-CODE');
  await drawer(shopper).getByLabel('Code').fill(code.toLowerCase());
  await drawer(shopper).getByRole('button', { name: 'Use' }).click();
  await expect(drawer(shopper)).toContainText(`${name}−₱600.00`);
  await expect(drawer(shopper)).toContainText(`Total${pesos(5_475)}`);
  await expectAccessible(shopper);

  await drawer(shopper).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await giveNewAddress(shopper);
  const summary = shopper.getByRole('complementary', { name: 'Your order' });
  await expect(summary).toContainText(`${name}−₱600.00`);
  await expect(summary).toContainText(`Code ${code}`);
  await expectAccessible(shopper);
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
  await expectAccessible(shopper);
  const letter = await letterTo(shopper.request, shop.mail, person.email, /We have your order/);
  expect(letter).toContain(name);
  expect(letter).toContain('−₱600.00');

  await page.reload();
  await expect(row).toContainText('1');
  await row.getByRole('link', { name }).click();
  await expect(page.getByText('Used once')).toBeVisible();
  await expectAccessible(page);
});

test('a promotion is changed, ended and told of in the audit log; its code then says so', async ({
  page,
}) => {
  test.slow();
  await signInStaff(page);
  const { id, sku } = await newStaffProduct(page, { price: 6_000, totalStock: 9 });
  const code = newCode();
  await page.goto('/admin/promotions/new');
  await fillPromotion(page, { name: `Brief ${code}`, code, sku });
  await page.getByLabel('Minimum, in pesos').fill('7,000');
  await save(page);
  await page.getByRole('link', { name: `Brief ${code}` }).click();
  await page.getByLabel('Percent', { exact: true }).fill('95');
  await save(page);
  await expect(page.getByText('Whole percent, at most 90')).toBeVisible();
  await page.getByLabel('Percent', { exact: true }).fill('20');
  await save(page);
  await expect(page.getByText('The promotion was saved')).toBeVisible();

  const { shopper } = await asShopper(page, id);
  await openCart(shopper);
  await drawer(shopper).getByRole('button', { name: 'Have a code?' }).click();
  await drawer(shopper).getByLabel('Code').fill(code);
  await drawer(shopper).getByRole('button', { name: 'Use' }).click();
  const refused = `${code} is for ₱7,000.00 or more. Yours come to ₱6,000.00`;
  await expect(drawer(shopper)).toContainText(refused);
  await drawer(shopper).getByRole('button', { name: 'One more' }).click();
  await expect(drawer(shopper)).toContainText(`Subtotal${pesos(12_000)}`);
  await drawer(shopper).getByRole('button', { name: 'Use' }).click();
  await expect(drawer(shopper)).toContainText('−₱2,400.00');
  await drawer(shopper).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await giveNewAddress(shopper);
  await shopper.getByRole('radio', { name: 'GCash' }).check();
  await expect(placeButton(shopper)).toBeEnabled();

  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await page.getByLabel('Name').fill('Half written');
  await expect(page.getByRole('button', { name: 'End it now' })).toBeDisabled();
  await expect(page.getByText('Save or discard your changes first.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'End it now' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(page.getByText('Over', { exact: true })).toBeVisible();
  await placeButton(shopper).click();
  await expect(placeButton(shopper)).toHaveText(/₱12,/);
  const summary = shopper.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText(`${code} ended on`)).toHaveCount(1);
  await shopper.reload();
  await openCart(shopper);
  await expect(drawer(shopper)).toContainText(`${code} ended on`);
  await expect(drawer(shopper)).not.toContainText('−₱');
  await expectAccessible(shopper);
  await drawer(shopper)
    .getByRole('button', { name: `Remove the code ${code}` })
    .click();
  await expect(drawer(shopper).getByRole('button', { name: 'Have a code?' })).toBeVisible();

  await page.goto('/admin/audit?search=promotion');
  for (const action of ['add', 'edit', 'end']) {
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `${action} promotion:` })
        .first(),
    ).toBeVisible();
  }
});

test('what is typed into a promotion stays when a colleague saves it meanwhile', async ({
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
  await other.getByLabel('Percent', { exact: true }).fill('20');
  await save(other);
  await expect(other.getByText('The promotion was saved')).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Somebody else saved this promotion');
  await expect(page.getByLabel('Name')).toHaveValue('Half written');
  await page.getByRole('button', { name: 'Begin anew with theirs' }).click();
  await expect(page.getByLabel('Percent', { exact: true })).toHaveValue('20');
  await expect(page.getByLabel('Name')).toHaveValue(`Shared ${code}`);
  await page.getByLabel('Name').fill(`Ours ${code}`);
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ours ${code}`);
});
