import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { chooseByArrows, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { mailedPath } from '../fixtures/mailbox.ts';
import { heading, orderIdOf, payment } from '../fixtures/payment.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const pesos = (amount: number) =>
  `₱${amount.toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an order is picked up at the shop, from the checkout to the counter', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  const { person, part } = await shopperWithCart(page, { web: shop.web });
  const pays = part.salePrice || part.price;
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: 'Pick up at the shop' }).check();
  await expect(page.getByText('Mon-Fri 9AM to 5PM').first()).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary).toContainText('Pick-up at the shop');
  await expect(summary).toContainText('Usually ready within two working hours');
  await expect(placeButton(page)).toHaveText(`Place order, ${pesos(pays)}`);
  await page.getByRole('radio', { name: 'Cash at the counter' }).check();
  await placeButton(page).click();
  await expect(page.getByText('Please say who picks it up')).toBeVisible();
  await expect(page.getByText('Eleven digits, starting with 09')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Maria Santos');
  await page.getByLabel('Mobile number').fill('0917 555 0142');
  await expect(page.getByText('Please say who picks it up')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Maria Santos');
  await placeButton(page).click();

  await expect(heading(page)).toHaveText('Thank you, we have your order');
  const totals = page.getByRole('complementary', { name: 'Order summary' });
  await expect(totals).toContainText('To pick up at the shop');
  await expect(totals).toContainText('Cash at the counter, not paid yet');
  await expect(
    page.getByText(/We set your parts aside.*ready in cash when you come/),
  ).toBeVisible();
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress).toContainText('Ready for pick-up');
  await expect(progress).not.toContainText(/Shipped|Delivered/);
  expect(await ordersOf(page)).toMatchObject([{ total: pays }]);
  await expectAccessible(page);
  const letter = { to: person.email, page: '/shop/account' };
  expect(await mailedPath(page.request, shop.mail, letter)).toContain(orderIdOf(page));

  const counter = await browser.newPage({ baseURL: shop.web });
  await signInStaff(counter);
  await counter.goto(`/admin/orders/packing-slips?ids=${orderIdOf(page)}`);
  await expect(counter.getByText('To be picked up by')).toBeVisible();
  await counter.goto(`/admin/orders/${orderIdOf(page)}`);
  await expect(counter.getByText('At the counter', { exact: true })).toBeVisible();
  await press(counter, 'Confirm order');
  await press(counter, 'Start packing');
  await press(counter, 'Set aside for pick-up');
  await expect(counter.getByLabel('Courier')).toBeHidden();
  await press(counter, 'Ready for pick-up');
  await expect(counter.getByRole('button', { name: 'Mark picked up' })).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText('Ready for you to pick up');
  await expect(page.getByText('is to be paid in cash at the counter')).toBeVisible();
  await press(counter, 'Mark picked up');
  await press(counter, 'Yes, it is paid');
  await expect(counter.getByRole('button', { name: 'Mark returned' })).toBeVisible();
  const moves = counter.getByRole('list', { name: 'Money' }).getByRole('listitem');
  await expect(moves).toContainText(['Cash at the counter']);
  await press(counter, 'Give money back');
  await counter.getByLabel('Amount in pesos').fill('1.50');
  await counter.getByLabel('Reason').fill('The box was dented');
  await press(counter, 'Give back ₱1.50');
  await expect(moves).toHaveCount(2);
  await counter.close();
  await page.goto('/shop/account?tab=orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Picked up');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('pick-up is chosen and ordered by keyboard alone', async ({ page, shop }) => {
    test.slow();
    await shopperWithCart(page, { web: shop.web });
    await page.goto('/shop/checkout');
    const radio = (name: string) => page.getByRole('radio', { name });
    await expect(radio('Delivered to an address')).toBeChecked();
    await chooseByArrows(page, radio('Delivered to an address'), radio('Pick up at the shop'));
    await typeInto(page, 'Full name', 'Maria Santos');
    await typeInto(page, 'Mobile number', '09175550142');
    await chooseByArrows(page, radio('GCash'), radio('Bank transfer'));
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    await tabTo(page, placeButton(page));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Thank you, we have your order');
    await expect(payment(page)).toContainText(
      /your parts are set aside.*Once the money arrives, we write to you when they are ready/,
    );
    expect(await ordersOf(page)).toHaveLength(1);
  });
});
