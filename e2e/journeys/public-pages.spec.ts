import { pathOf } from '../fixtures/parts.ts';
import { someParts } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const paths = [
  '/shop/home',
  '/shop/listing',
  '/shop/listing?category=monitor',
  '/shop/listing?search=ryzen',
  '/shop/deals',
  '/shop/faq',
  '/shop/about',
  '/shop/contact-us',
  '/shop/shipping',
  '/shop/warranty',
  '/shop/returns',
  '/shop/privacy',
  '/shop/terms',
  '/shop/cookies',
  '/shop/builder',
  '/shop/build?ready=gaming-1440p',
  '/shop/upgrade',
  '/shop/compare',
];

for (const path of paths) {
  test(`[RT-05] ${path} needs no login`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[RT-05] a product needs no login', async ({ page, request, shop }) => {
  const [part] = await someParts(request, shop.web);
  const response = await page.goto(pathOf(part));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);
});
