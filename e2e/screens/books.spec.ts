import { totpCode } from '../fixtures/page/totp-code.ts';
import { addVirtualAuthenticator, startShopAtLocalhost } from '../fixtures/passkeys.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { confirmPayment, pay } from '../fixtures/payment.ts';
import { demoAdmin, fillSignIn, signIn, signInStaff } from '../fixtures/people.ts';
import { test } from '../fixtures/shop-test.ts';
import { expireConfirmation, newStaff } from '../fixtures/staff-members.ts';
import { query } from '../stack/database.ts';
import { takeScreenshots } from './take-screenshots.ts';

test.use({ expectedBrowserErrors: [/./] });

const staffPages = {
  dashboard: '/admin/dashboard',
  books: '/admin/books',
  'books-empty': '/admin/books?month=2026-01',
  'book-documents': '/admin/books/documents',
  'book-payments': '/admin/books/payments',
  'invoice-reports': '/admin/invoice-reports',
  settings: '/admin/settings',
  'security-log': '/admin/security-log',
};

test('books, invoices and logs', async ({ page, request, shop }) => {
  const customerOrder = await placeOrderViaApi(request, {
    web: shop.web,
    category: 'graphics_card',
    quantity: 2,
    paymentMethod: 'gcash',
  });
  const { order, headers, person, orderAgain } = customerOrder;
  await pay(request, shop.paymongo, customerOrder);
  const buyer = { name: 'Santos Trading, Inc.', tin: '987-654-321', address: '7 Mabini Street' };
  const invoice = `/api/shop/orders/${order._id}/invoice`;
  await request.put(invoice, { headers, data: buyer });
  const cash = await orderAgain();
  await confirmPayment(request, cash._id);
  await signInStaff(page);
  await page.goto(`/admin/orders/${order._id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Amount (₱)').fill('500');
  await page.getByLabel('Reason').fill('The box was dented');
  await page.getByRole('button', { name: 'Refund ₱500' }).click();
  await page.getByText('−₱500.00').first().waitFor();
  for (const [name, path] of Object.entries(staffPages)) {
    await takeScreenshots(page, { name: `admin-${name}`, path });
  }
  await query(
    shop.databaseUrl,
    `insert into invoice_report (branch, kind, number, state, attempts, last_attempt_at, reason)
     select branch, kind, number, 'rejected', 1, now(), 'The TIN of the buyer is unknown'
     from invoice_document order by issued_at desc limit 3`,
    [],
  );
  const rejected = '/admin/invoice-reports';
  await takeScreenshots(page, { name: 'admin-invoice-reports-rejected', path: rejected });
  await takeScreenshots(page, {
    name: 'admin-confirm-password',
    path: '/admin/books',
    act: async () => {
      await expireConfirmation(demoAdmin);
      await page.getByRole('button', { name: 'Download CSV: Sales book' }).click();
      await page.getByRole('dialog').getByLabel('Current password').waitFor();
    },
  });
  await signIn(page, person);
  const paper = `/shop/account/orders/${order._id}/invoice`;
  await takeScreenshots(page, { name: 'invoice-cancelled', path: paper });
});

test('own sign-in with passkeys', async ({ page, stage }) => {
  const clerk = await newStaff(page, 'orders');
  const shop = await startShopAtLocalhost(stage);
  const path = `${shop}/admin/own-sign-in`;
  await addVirtualAuthenticator(page);
  await page.goto(`${shop}/admin/login`);
  await fillSignIn(page, clerk);
  await page.waitForURL(/\/admin\/(?!login)/);
  await takeScreenshots(page, { name: 'admin-own-sign-in', path });
  await page.goto(path);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill(clerk.password);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).waitFor();
  const setUp = async () => {
    await page.getByLabel('Current password').fill(clerk.password);
    await page.getByRole('button', { name: 'Set up' }).click();
  };
  await takeScreenshots(page, {
    name: 'admin-confirm-passkey',
    path,
    act: async () => {
      await expireConfirmation(clerk);
      await setUp();
      await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).waitFor();
    },
  });
  await expireConfirmation(clerk);
  await page.goto(path);
  await setUp();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await page.getByLabel('Authentication code').fill(totpCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await takeScreenshots(page, { name: 'admin-own-sign-in-on', path });
  // The servers stop with the test; requests still in flight would fail.
  await page.close();
});
