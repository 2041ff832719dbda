import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { demoAdmin, signInStaff } from '../fixtures/people.ts';
import { sharedShop } from '../fixtures/shared-shop.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test('[SC-34] an owner finds failed sign-ins and who viewed an order in the security log', async ({
  page,
  request,
  shop,
}) => {
  const email = `stranger-${randomBytes(4).toString('hex')}@mail.example`;
  const failed = await request.post(`${shop.web}/api/auth/admin-login`, {
    data: { email, password: 'not my password' },
  });
  expect(failed.status()).toBe(400);
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await signInStaff(page);
  await page.goto(`/admin/orders/${order._id}`);
  // Events are stored within a second.
  const isStored = async () => {
    const { databaseUrl } = sharedShop();
    const text = 'select from security_event where subject = $1';
    const { rowCount } = await query(databaseUrl, text, [`order:${order._id}`]);
    return rowCount === 1;
  };
  await expect.poll(isStored).toBe(true);

  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Security log' })
    .click();
  const events = page.getByRole('table', { name: 'Security events' });
  await page.getByLabel('Event', { exact: true }).selectOption('Viewed order');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/kind=order_viewed/);
  const row = events.getByRole('row').filter({ hasText: order.orderNumber }).first();
  await expect(row).toContainText(demoAdmin.userName);
  await expectAccessible(page, { within: page.getByRole('main') });
  await row.getByRole('link', { name: order.orderNumber }).click();
  await expect(page).toHaveURL(`/admin/orders/${order._id}`);

  await page.goto('/admin/security-log');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(events.getByRole('row')).toHaveCount(2);
  await expect(events).toContainText('Sign-in failed · no account, staff sign-in');
  await expect(events).not.toContainText(email);
  await events.getByRole('link', { name: /\/(?:24|48)$/ }).click();
  await expect(page.getByLabel('Network')).toHaveValue(/\/(?:24|48)$/);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(events.getByRole('row').nth(2)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('[SC-35] [SC-36] an owner finds an order in the audit log by number, and its timeline says who @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await signInStaff(page);
  await page.goto(`/admin/orders/${order._id}`);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  const steps = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(steps).toHaveCount(2);
  await expect(steps.first()).toContainText('Customer');
  await expect(steps.last()).toContainText(demoAdmin.userName);

  await page.goto('/admin/audit');
  await page.getByLabel('Search audit log').fill(order.orderNumber);
  await page.getByLabel('Search audit log').press('Enter');
  const entry = page.getByRole('listitem').filter({ hasText: 'Changed order status' });
  await expect(entry).toHaveCount(1);
  await entry.locator('summary').click();
  await expect(entry).toContainText('pending → confirmed');
  await entry.getByRole('link', { name: order.orderNumber }).click();
  await expect(page).toHaveURL(`/admin/orders/${order._id}`);
});
