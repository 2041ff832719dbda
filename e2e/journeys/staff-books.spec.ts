import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { confirmPayment } from '../fixtures/payment.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[IN-32] the books of a month download, and each total links to its documents', async ({
  page,
  request,
  shop,
}) => {
  const { order } = await placeOrderViaApi(request, {
    web: shop.web,
    fullName: 'Pia Peñaflor',
    paymentMethod: 'bank_transfer',
  });
  await confirmPayment(request, order._id);
  const month = new Date(Date.now() + 8 * 60 * 60 * 1_000).toISOString().slice(0, 7);
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Books', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books');
  await page.getByLabel('Month').selectOption(month);
  await expect(page).toHaveURL(`/admin/books?month=${month}`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV: Sales book' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`sales-book-${month}.csv`);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks).toString();
  expect(file).toContain(order.orderNumber);
  expect(file).toContain('Pia Peñaflor');

  await expectAccessible(page, { within: page.getByRole('main') });
  const methods = page.getByRole('table', { name: 'By payment method' });
  const row = methods.getByRole('row').filter({ hasText: 'Bank transfer' });
  // Other tests issue invoices in the same month, so the total may grow between the pages.
  await expect(async () => {
    await page.goto(`/admin/books?month=${month}`);
    const gross = (await row.getByRole('link').last().textContent()) ?? '';
    expect(gross).toMatch(/^₱[1-9]/);
    await row.getByRole('link').last().click();
    await expect(page).toHaveURL(`/admin/books/documents?month=${month}&method=bank_transfer`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`Gross ${gross}`, {
      timeout: 3_000,
    });
  }).toPass();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('link', { name: order.orderNumber }).click();
  await expect(page).toHaveURL(`/admin/orders/${order._id}`);
});

test('a memo in the books opens at its sheet, below the invoices of its order @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order, headers } = await placeOrderViaApi(request, { web: shop.web });
  await confirmPayment(request, order._id);
  const url = `/api/shop/orders/${order._id}/invoice`;
  const reissued = await request.put(url, { headers, data: { name: 'Santos Trading, Inc.' } });
  expect(reissued.status(), await reissued.text()).toBe(200);
  await signInStaff(page);
  await page.goto('/admin/books/documents?kind=credit_memo');
  const row = page.getByRole('row').filter({ hasText: order.orderNumber });
  await row.getByRole('link', { name: /^CM-/ }).click();
  await expect(page.getByRole('heading', { name: 'Credit memo' })).toBeInViewport();
});

test('[IN-34] ordered, paid, refunded and net link to their lists @nightly', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard?days=7&by=day');
  const metric = (label: string) =>
    page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  for (const [label, url] of [
    ['Ordered', /\/admin\/orders\?only=ordered&from=/],
    ['Paid', /\/admin\/books\/payments\?from=.*&kind=payment/],
    ['Refunded', /\/admin\/books\/payments\?from=.*&kind=refund/],
    ['Net', /\/admin\/books\/payments\?from=[^&]*&to=[^&]*$/],
  ] as const) {
    await metric(label).getByRole('link').click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, { within: page.getByRole('main') });
    await page.goBack();
  }
});
