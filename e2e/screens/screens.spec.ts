import { addToCart, openCart, someParts } from '../fixtures/cart.ts';
import { addNewAddress, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { comparePath, listParts, pathOf } from '../fixtures/parts.ts';
import { signInStaff } from '../fixtures/people.ts';
import { test } from '../fixtures/shop-test.ts';
import { takeScreenshots } from './take-screenshots.ts';

test.use({ expectedBrowserErrors: [/./] });

const publicPages = {
  home: '/shop/home',
  listing: '/shop/listing?category=graphics_card',
  'listing-empty': '/shop/listing?category=monitor&max_price=1',
  search: '/shop/listing?search=ryzen',
  'search-none': '/shop/listing?search=rtx4060ti%20zzz',
  deals: '/shop/deals',
  faq: '/shop/faq',
  about: '/shop/about',
  contact: '/shop/contact-us',
  shipping: '/shop/shipping',
  warranty: '/shop/warranty',
  returns: '/shop/returns',
  privacy: '/shop/privacy',
  terms: '/shop/terms',
  cookies: '/shop/cookies',
  builder: '/shop/builder',
  upgrade: '/shop/upgrade',
  build: '/shop/build?budget=60000&purpose=1440p',
  'sign-in': '/auth/login',
  register: '/auth/register',
  forgot: '/auth/forgot-password',
  'staff-sign-in': '/admin/login',
  unauth: '/unauth-page',
  'not-found': '/shop/nowhere',
};

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} page`, ({ page }) => takeScreenshots(page, { name, path }));
}

test('product and comparison pages', async ({ page, request, shop }) => {
  const [first, second] = await listParts(request, shop.web, 'graphics_card');
  if (!first || !second) throw new Error('the demo shop has no graphics cards');
  await takeScreenshots(page, { name: 'product', path: pathOf(second) });
  await takeScreenshots(page, { name: 'compare', path: comparePath([first, second]) });
});

test('cart, checkout, order and account pages', async ({ page, request, shop }) => {
  const { part } = await shopperWithCart(page, { web: shop.web });
  const [other] = await someParts(request, shop.web);
  await addToCart(page, other);
  await takeScreenshots(page, { name: 'cart', path: '/shop/home', act: openCart });
  await page.goto('/shop/checkout');
  await addNewAddress(page);
  await takeScreenshots(page, { name: 'checkout', path: '/shop/checkout' });
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  await page.waitForURL('**/shop/account/orders/*');
  await takeScreenshots(page, { name: 'order', path: page.url() });
  await addToCart(page, part);
  for (const tab of ['orders', 'addresses', 'reviews', 'builds', 'profile']) {
    await takeScreenshots(page, { name: `account-${tab}`, path: `/shop/account?tab=${tab}` });
  }
});

const staffPages = {
  products: '/admin/products',
  'product-new': '/admin/products/new',
  'product-import': '/admin/products/import',
  orders: '/admin/orders',
  completeness: '/admin/completeness',
  reviews: '/admin/reviews',
  messages: '/admin/messages',
  customers: '/admin/customers',
  banners: '/admin/banners',
  'banner-new': '/admin/banners/new',
  promotions: '/admin/promotions',
  'promotion-new': '/admin/promotions/new',
  'order-new': '/admin/orders/new',
  staff: '/admin/staff',
  audit: '/admin/audit',
};

test('back-office pages', async ({ page, request, shop }) => {
  const { order, part, orderAgain } = await placeOrderViaApi(request, { web: shop.web });
  await orderAgain();
  await signInStaff(page);
  for (const [name, path] of Object.entries(staffPages)) {
    await takeScreenshots(page, { name: `admin-${name}`, path });
  }
  await takeScreenshots(page, { name: 'admin-order', path: `/admin/orders/${order._id}` });
  await takeScreenshots(page, {
    name: 'admin-packing-slips',
    path: `/admin/orders/packing-slips?ids=${order._id}`,
  });
  await takeScreenshots(page, { name: 'admin-orders-empty', path: '/admin/orders?search=nobody' });
  await takeScreenshots(page, { name: 'admin-product', path: `/admin/products/${part._id}` });
});
