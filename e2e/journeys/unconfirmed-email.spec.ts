import { addToCart, anyPage, drawer, openCart } from '../fixtures/cart.ts';
import { openCheckoutWithAddress } from '../fixtures/checkout.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { listParts } from '../fixtures/parts.ts';
import { signInByForm } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

const limits = 'you can pay up to ₱15,000 in cash and have 2 unpaid orders at a time';

test('[SC-56] registration, cart and checkout tell what an unconfirmed email address limits, with the way to confirm @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  const person = { userName: 'Liza', email: 'liza.reyes@mail.example', password: 'bahay ni Liza' };
  await page.goto('/auth/register');
  await page.getByLabel('Name').fill(person.userName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText(limits)).toContainText(
    "We've emailed you a link that confirms your address.",
  );
  await expectAccessible(page);

  await signInByForm(page, person);
  const [part] = await listParts(page.request, shop.web, 'cables');
  if (!part) throw new Error('the demo shop has no cables');
  await addToCart(page, part);
  await page.goto(anyPage);
  await openCart(page);
  await expect(drawer(page)).toContainText(limits);
  await drawer(page).getByRole('button', { name: 'Resend link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'link' }).first()).toBeVisible();

  await openCheckoutWithAddress(page);
  const payment = page.getByRole('region', { name: 'How would you like to pay?' });
  await expect(payment).toContainText(limits);
  await expect(payment.getByRole('button', { name: 'Resend link' })).toBeVisible();
  await query(shop.databaseUrl, 'update account set email_verified_at = now() where email = $1', [
    person.email,
  ]);
  await page.reload();
  await expect(payment).toContainText('Up to ₱50,000');
  await expect(page.getByText(limits)).toHaveCount(0);
});
