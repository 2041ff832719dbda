import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { chooseByArrows, tabTo, typeInto } from '../fixtures/page/keyboard.ts';
import { waitForEmailLink } from '../fixtures/mailbox.ts';
import { heading, orderIdOf, payment } from '../fixtures/payment.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const pesos = (amount: number) =>
  `₱${amount.toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a pick-up order goes from checkout to collection at the counter', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const { person, part } = await shopperWithCart(page, { web: shop.web });
  const unitPrice = part.salePrice || part.price;
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: 'Pick up at the shop' }).check();
  await expect(page.getByText('Mon-Fri 9AM to 5PM').first()).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary).toContainText('Pick-up at the shop');
  await expect(summary).toContainText('Usually ready within 2 working hours');
  await expect(placeButton(page)).toHaveText(`Place order, ${pesos(unitPrice)}`);
  await page.getByRole('radio', { name: 'Cash at the counter' }).check();
  await placeButton(page).click();
  await expect(page.getByText('Enter who will pick up the order')).toBeVisible();
  await expect(page.getByText('Enter an 11-digit mobile number starting with 09')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByLabel('Full name').fill('Maria Santos');
  await page.getByLabel('Mobile number').fill('0917 555 0142');
  await expect(page.getByText('Enter who will pick up the order')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Santos');
  await placeButton(page).click();

  await expect(heading(page)).toHaveText('Thank you for your order');
  const totals = page.getByRole('complementary', { name: 'Order summary' });
  await expect(totals).toContainText('Pick-up at the shop');
  await expect(totals).toContainText('Cash at the counter, not paid yet');
  await expect(
    page.getByText(/We'll get your order ready.*Please bring ₱[\d,.]+ in cash/),
  ).toBeVisible();
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress).toContainText('Ready for pick-up');
  await expect(progress).not.toContainText(/Shipped|Delivered/);
  expect(await ordersOf(page)).toMatchObject([{ total: unitPrice }]);
  await expectAccessible(page, { within: page.getByRole('main') });
  const link = { to: person.email, page: '/shop/account' };
  expect(await waitForEmailLink(page.request, shop.mail, link)).toContain(orderIdOf(page));

  const counter = await browser.newPage({ baseURL: shop.web });
  await signInStaff(counter);
  await counter.goto(`/admin/orders/packing-slips?ids=${orderIdOf(page)}`);
  await expect(counter.getByText('Pick-up by')).toBeVisible();
  await counter.goto(`/admin/orders/${orderIdOf(page)}`);
  await expect(counter.getByText('Due at pick-up', { exact: true })).toBeVisible();
  await press(counter, 'Confirm order');
  await press(counter, 'Start packing');
  await press(counter, 'Ready for pick-up');
  await expect(counter.getByLabel('Courier')).toBeHidden();
  await press(counter, 'Mark as ready for pick-up');
  await expect(counter.getByRole('button', { name: 'Mark as picked up' })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Your order is ready for pick-up');
  await expect(page.getByText('in cash at the counter')).toBeVisible();
  await press(counter, 'Mark as picked up');
  await press(counter, 'Record payment');
  await expect(counter.getByRole('button', { name: 'Mark as returned' })).toBeVisible();
  const ledger = counter.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');
  await expect(ledger).toContainText(['Cash at the counter']);
  await press(counter, 'Refund');
  await counter.getByLabel('Amount (₱)').fill('1.50');
  await counter.getByLabel('Reason').fill('The box was dented');
  await press(counter, 'Refund ₱1.50');
  await expect(ledger).toHaveCount(2);
  await counter.close();
  await page.goto('/shop/account?tab=orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Picked up');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a pick-up order is placed by keyboard alone @nightly', async ({ page, shop }) => {
    test.slow();
    await shopperWithCart(page, { web: shop.web });
    await page.goto('/shop/checkout');
    const radio = (name: string) => page.getByRole('radio', { name });
    await expect(radio('Deliver to an address')).toBeChecked();
    await chooseByArrows(page, radio('Deliver to an address'), radio('Pick up at the shop'));
    await typeInto(page, 'Full name', 'Maria Santos');
    await typeInto(page, 'Mobile number', '09175550142');
    await chooseByArrows(page, radio('GCash'), radio('Bank transfer'));
    await expectAccessible(page, { within: page.getByRole('main') });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await tabTo(page, placeButton(page));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Thank you for your order');
    await expect(payment(page)).toContainText(
      /Your items are reserved.*Once we receive it, we'll get your order ready and email you/,
    );
    expect(await ordersOf(page)).toHaveLength(1);
  });
});
