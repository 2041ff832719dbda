import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/cart.ts';
import {
  demoAdmin,
  fillSignIn,
  newPerson,
  signIn,
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
const allPages = [...staffPages, ...morePages].map((page) => `/admin${page}`);

test('[RT-07] /unauth-page says why, and leads to sign-in and home', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL('/unauth-page');
  await expect(heading(page)).toHaveText('Unauthorized Access');
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways).toHaveText(['Login', 'Go to Homepage']);
  await expect(ways.last()).toHaveAttribute('href', '/shop/home');
  await ways.first().click();
  await expect(page).toHaveURL('/auth/login');
});

for (const visitor of ['guest', 'shopper']) {
  test(`[RT-04] [RT-07] a ${visitor} who asks for a page of staff lands on /unauth-page`, async ({
    page,
    request,
  }) => {
    if (visitor === 'shopper') await signIn(page, await newPerson(request));
    for (const path of allPages) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/unauth-page');
    }
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

test('whoever writes for long is heard of, though nothing is sent', async ({ page }) => {
  await page.clock.install();
  await signInStaff(page);
  const known = page.waitForResponse('**/api/admin/me');
  await page.goto('/admin/banners/new');
  await known;
  let told = 0;
  page.on('request', (request) => (told += Number(request.url().endsWith('/api/admin/me'))));
  const title = page.getByLabel('Title');
  await title.pressSequentially('A');
  await page.clock.fastForward('06:00');
  expect(told).toBe(0);
  await title.pressSequentially('BC');
  await expect.poll(() => told).toBe(1);
  await expect(title).toHaveValue('ABC');
});
