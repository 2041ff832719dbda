import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/cart.ts';
import {
  demoAdmin,
  fillSignIn,
  newPerson,
  signInByForm,
  signInStaff,
  stored,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('staff', () => {
  test.use({ expectedComplaints: [/status of 40[013]/] });

  test('[RT-03] [RO-01] staff sign in at their own door, which refuses shoppers', async ({
    page,
    request,
  }) => {
    await page.goto('/auth/login');
    await page.getByRole('link', { name: 'Staff sign-in' }).click();
    await expect(page).toHaveURL('/admin/login');
    await fillSignIn(page, await newPerson(request));
    await expect(page.getByRole('alert')).toHaveText(/Those details are not right/);
    await signInByForm(page, demoAdmin);
    expect((await stored(page))['user']).toContain('"role":"user"');
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL('/unauth-page');
  });

  test('[AU-04] after staff sign-in the cart is fetched for that user, 100 ms later', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, userId] = /\/api\/shop\/cart\/get\/(.+)/.exec(request.url()) ?? [];
      if (userId) asked.push(userId);
    });
    await page.goto('/admin/login');
    await expect(page.getByLabel('E-mail')).toBeEditable();
    await stopClock(page);
    await fillSignIn(page, demoAdmin);
    await expect(page).toHaveURL('/admin/dashboard');
    await page.clock.runFor(99);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    const { user = '{}' } = await stored(page);
    await expect.poll(() => asked).toEqual([(JSON.parse(user) as { id: string }).id]);
    await expect.poll(async () => (await stored(page))['user_cart']).toContain('"shippingFee":75');
  });
});

const staffPages = ['', '/dashboard', '/orders', '/products', '/products/new', '/products/import'];
const morePages = ['/customers', '/banners', '/promotions', '/staff', '/audit'];
for (const path of [...staffPages, ...morePages].map((page) => `/admin${page}`)) {
  test(`[RT-04] [RT-07] ${path} is for staff: anyone else lands on /unauth-page`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/unauth-page');
    await expect(heading(page)).toHaveText('Unauthorized Access');
    const ways = page.getByRole('main').getByRole('link');
    await expect(ways).toHaveText(['Login', 'Go to Homepage']);
    await expect(ways.last()).toHaveAttribute('href', '/shop/home');
    await ways.first().click();
    await expect(page).toHaveURL('/auth/login');
    await fillSignIn(page, await newPerson(request));
    await expect(page).toHaveURL('/shop/home');
    await page.goto(path);
    await expect(page).toHaveURL('/unauth-page');
  });
}

test('[AD-01] [AD-02] [AD-03] [RT-01] staff have a frame of their own', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Staff' });
  const sections = sidebar.getByRole('navigation').getByRole('link');
  expect((await sections.allTextContents()).slice(0, 3)).toEqual([
    'Products',
    'Orders',
    'Dashboard',
  ]);
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
  expect(await stored(page)).not.toHaveProperty('token');
});
