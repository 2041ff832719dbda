import type { Page } from '@playwright/test';
import { pauseClock } from '../fixtures/cart.ts';
import {
  demoAdmin,
  fillSignIn,
  newPerson,
  openStaffSession,
  signIn,
  signInByForm,
  signInStaff,
  readLocalStorage,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('staff', () => {
  test.use({ expectedBrowserErrors: [/status of 40[013]/] });

  test('[RT-03] [RO-01] the staff sign-in page rejects shoppers', async ({ page, request }) => {
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Staff sign-in' }).click();
    await expect(page).toHaveURL('/admin/login');
    await fillSignIn(page, await newPerson(request));
    await expect(page.getByRole('alert')).toHaveText(/Wrong email or password/);
    await signInByForm(page, demoAdmin);
    expect((await readLocalStorage(page))['user']).toContain('"role":"user"');
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/unauth-page');
  });

  test('[AU-04] [RT-03] the cart is fetched for the user 100 ms after staff sign-in', async ({
    page,
  }) => {
    const requestedFor: string[] = [];
    page.on('request', (request) => {
      const [, userId] = /\/api\/shop\/cart\/get\/(.+)/.exec(request.url()) ?? [];
      if (userId) requestedFor.push(userId);
    });
    await page.goto('/admin/login');
    await expect(page.getByLabel('Email')).toBeEditable();
    await pauseClock(page);
    await fillSignIn(page, demoAdmin);
    await expect(page).toHaveURL('/admin/dashboard');
    await page.clock.runFor(99);
    expect(requestedFor).toEqual([]);
    await page.clock.runFor(1);
    const { user = '{}' } = await readLocalStorage(page);
    await expect.poll(() => requestedFor).toEqual([(JSON.parse(user) as { id: string }).id]);
    await expect
      .poll(async () => (await readLocalStorage(page))['user_cart'])
      .toContain('"shippingFee":75');
  });
});

const someId = '0198f1c2-0000-7000-8000-000000000001';
/** Every staff-only page in routes.ts. */
const staffPages =
  `dashboard completeness reviews audit security-log staff messages settings own-sign-in products products/new
  products/import products/${someId} orders orders/new orders/${someId} orders/labels
  orders/packing-slips orders/invoices orders/${someId}/invoice customers customers/${someId}
  banners banners/new promotions promotions/new books books/documents books/payments
  invoice-reports`
    .split(/\s+/)
    .map((path) => `/admin/${path}`);

test('[RT-07] /unauth-page explains the error and links to sign-in and home', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/unauth-page');
  await expect(heading(page)).toHaveText('Unauthorized Access');
  const links = page.getByRole('main').getByRole('link');
  await expect(links).toHaveText(['Login', 'Go to Homepage']);
  await expect(links.last()).toHaveAttribute('href', '/shop/home');
  await links.first().click();
  await expect(page).toHaveURL('/auth/login');
});

for (const visitor of ['guest', 'shopper']) {
  test(`[RT-04] [RT-07] a ${visitor} who opens a staff page is redirected to /unauth-page`, async ({
    page,
    request,
  }) => {
    if (visitor === 'shopper') await signIn(page, await newPerson(request));
    await page.goto('/admin');
    await expect(page).toHaveURL('/unauth-page');
    // Client-side navigation is faster than loading each document.
    const results = await page.evaluate(async (paths) => {
      const reached: string[] = [];
      for (const path of paths) {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        const deadline = Date.now() + 10_000;
        while (location.pathname === path && Date.now() < deadline) {
          await new Promise(requestAnimationFrame);
        }
        reached.push(`${path} ${location.pathname}`);
      }
      return reached;
    }, staffPages);
    expect(results).toEqual(staffPages.map((path) => `${path} /unauth-page`));
  });
}

test('[AD-01] [AD-02] [AD-03] [RT-01] the back office has its own sidebar and sign-out', async ({
  page,
}) => {
  await openStaffSession(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Staff' });
  const sections = sidebar.getByRole('navigation').getByRole('link');
  await expect(sections).toHaveText([
    'Products',
    'Orders',
    'Dashboard',
    'Books',
    'Completeness',
    'Import',
    'Customers',
    'Reviews',
    'Messages',
    'Promotions',
    'Banners',
    'Settings',
    'Staff',
    'Audit log',
    'Security log',
    'My account',
  ]);
  await sidebar.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL('/admin/products/import');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Import');
  await sidebar.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
  await sidebar.getByRole('heading', { name: 'Admin Panel' }).getByRole('link').click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/admin/products');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await readLocalStorage(page)).not.toHaveProperty('token');
});

test('typing keeps the staff session alive @nightly', async ({ page }) => {
  await page.clock.install();
  await signInStaff(page);
  const loaded = page.waitForResponse('**/api/admin/me');
  await page.goto('/admin/banners/new');
  await loaded;
  let heartbeats = 0;
  page.on('request', (request) => (heartbeats += Number(request.url().endsWith('/api/admin/me'))));
  const title = page.getByLabel('Title');
  await title.pressSequentially('A');
  await page.clock.fastForward('06:00');
  expect(heartbeats).toBe(0);
  await title.pressSequentially('BC');
  await expect.poll(() => heartbeats).toBe(1);
  await expect(title).toHaveValue('ABC');
});
