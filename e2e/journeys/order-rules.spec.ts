import { anyPage, lineOf, openCart, shopperWith, someParts } from '../fixtures/cart.ts';
import { placeButton } from '../fixtures/checkout.ts';
import { breakRuleInCart, breakRuleInManualQuote, ruleFor } from '../fixtures/order-rules.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// The browser logs the refused quote as an error.
test.use({ expectedBrowserErrors: [/status of 409/] });

test('[OR-12] the cart shows a broken rule at the line, with a button that fixes it', async ({
  page,
  request,
  shop,
}) => {
  const [part, other] = await someParts(request, shop.web);
  await breakRuleInCart(page, part);
  await shopperWith({ page, request }, [[part, 2] as const, [other, 1] as const], anyPage);
  await openCart(page);
  const line = lineOf(page, part);
  await expect(line).toContainText(ruleFor(part).sentence);
  await expectAccessible(page, { within: line });
  await line.getByRole('button', { name: 'Change to 1' }).click();
  await expect(line.getByRole('textbox')).toHaveValue('1');
  await expect(line).not.toContainText(ruleFor(part).sentence);
  // The cart reloads after a change.
  await page.unrouteAll({ behavior: 'wait' });
});

test('[OR-12] checkout shows a broken rule above the button, with a button that fixes it @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await breakRuleInCart(page, part);
  await shopperWith({ page, request }, [[part, 2] as const], '/shop/checkout');
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByRole('alert')).toContainText(ruleFor(part).sentence);
  await expect(summary.getByText(ruleFor(part).sentence)).toHaveCount(1);
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Change to 1' }).click();
  await expect(summary.getByText(ruleFor(part).sentence)).toHaveCount(0);
  await expect(summary.getByText('1 ×')).toBeVisible();
  await expect(placeButton(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});

test('[OR-12] a manual order shows a broken rule with a button that fixes it @nightly', async ({
  page,
}) => {
  await breakRuleInManualQuote(page);
  await signInStaff(page);
  const product = await newStaffProduct(page, { totalStock: 9 });
  await page.goto('/admin/orders/new');
  await page.getByLabel('Find a product').fill(product.sku);
  await page.getByRole('button', { name: product.name }).click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByLabel('Full name').fill('Juan dela Cruz');
  await page.getByLabel('Mobile number').fill('0917 555 0123');
  await page.getByRole('button', { name: 'Review order' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You can order up to 1 of these an order');
  await expectAccessible(page, { within: page.getByRole('main') });
  await alert.getByRole('button', { name: 'Change to 1' }).click();
  await expect(alert).toBeHidden();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeVisible();
});
