import { expectAccessible } from '../fixtures/accessibility.ts';
import { addToCart } from '../fixtures/cart.ts';
import { partNamed } from '../fixtures/fit.ts';
import { chooseByArrows, tabTo } from '../fixtures/keyboard.ts';
import { someBarangay } from '../fixtures/orders.ts';
import { pathOf } from '../fixtures/parts.ts';
import { bearerOf, newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('the adviser is told a PC part by part, and says what fits and what else must change', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.web });
  const page = await context.newPage();
  await page.goto('/shop/builder');
  await page.getByRole('link', { name: 'Or make the PC you have better' }).click();
  const tell = async (name: string) => {
    await page.getByLabel('Find a part you have').fill(name);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: `I have this: ${name}`, exact: true }).click();
  };
  for (const name of ['AMD Ryzen 5 5600', 'ASRock B450M-HDV R4.0']) await tell(name);
  await expect(
    page.getByRole('list', { name: 'Parts you have' }).getByRole('listitem'),
  ).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'What to upgrade' })
    .getByRole('link', { name: 'Processor', exact: true })
    .click();
  const upgrades = page.getByRole('list', { name: 'Upgrades' });
  await expect(upgrades).toContainText(
    'Nothing speaks against it; tell us your power supply to be sure.',
  );
  await expect(upgrades).not.toContainText('Fits what you have.');
  await tell('DeepCool PF550 550W 80+ Power Supply');
  await expect(upgrades).toContainText('Fits what you have.');
  await expect(upgrades).toContainText('Instead of ASRock B450M-HDV R4.0.');
  await page.getByRole('link', { name: 'Remove AMD Ryzen 5 5600', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'Parts you have' }).getByRole('listitem'),
  ).toHaveCount(2);
  const sitemap = await (await page.request.get('/sitemaps/pages.xml')).text();
  expect(sitemap).toContain('/shop/upgrade<');
  await context.close();
});

test('an order leads to what fits its parts, and the upgrade goes into the cart', async ({
  page,
  open,
}) => {
  test.slow();
  await open('/shop/upgrade');
  await signIn(page, await newPerson(page.request));
  const headers = await bearerOf(page);
  await addToCart(page, await partNamed(page, 'AMD Ryzen 5 5600'));
  const data = {
    fullName: 'Maria Santos',
    phone: '0917 555 0142',
    psgcCode: await someBarangay(page.request),
    street: '118 Kalayaan Avenue',
    postalCode: '1100',
  };
  const address = await page.request.post('/api/shop/address/add', { headers, data });
  const { data: kept } = (await address.json()) as { data: { _id: string } };
  const order = await page.request.post('/api/shop/orders', {
    headers,
    data: { addressId: kept._id, paymentMethod: 'cod' },
  });
  const { order: placed } = (await order.json()) as { order: { _id: string; orderNumber: string } };

  await page.goto(`/shop/account/orders/${placed._id}`);
  await page.getByRole('link', { name: 'What fits these' }).click();
  await expect(page.getByRole('list', { name: 'Parts you have' })).toContainText(
    'AMD Ryzen 5 5600',
  );
  await page.goto('/shop/upgrade');
  await page.getByRole('link', { name: placed.orderNumber }).click();
  await expect(page.getByRole('list', { name: 'Parts you have' })).toContainText(
    'AMD Ryzen 5 5600',
  );
  await expectAccessible(page);
  await page
    .getByRole('list', { name: 'Upgrades' })
    .getByRole('button', { name: /^Add (?:it|both|all .+) to cart: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem')).not.toHaveCount(0);
});

test('a product page shows parts that fit it', async ({ page }) => {
  const asked = page.waitForResponse(/\/api\/shop\/builds\/beside/);
  await page.goto(pathOf(await partNamed(page, 'AMD Ryzen 7 9800X3D')));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await asked;
  const title = page.getByRole('heading', { name: 'Often fits with' });
  const shelf = page.locator('section', { has: title });
  await expect(shelf.getByRole('article')).toHaveCount(4);
  await expect(shelf).toContainText('AM5');
  await expectAccessible(page);
});

test('saved builds are a part of the account', async ({ page }) => {
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/account?tab=builds');
  await expect(page.getByRole('heading', { name: 'No builds yet' })).toBeVisible();
  const parts = [(await partNamed(page, 'AMD Ryzen 7 9800X3D'))._id];
  const headers = await bearerOf(page);
  await page.request.post('/api/shop/builds/mine', { headers, data: { name: 'Quiet one', parts } });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Quiet one' })).toHaveAttribute(
    'href',
    `/shop/build?parts=${parts.join(',')}&name=Quiet+one`,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Quiet one' }).click();
  const all = page.getByRole('list', { name: 'Parts of the build' });
  await expect(all).toContainText('AMD Ryzen 7 9800X3D');
  await expect(page.getByText('AMD Ryzen 7 9800X3D.', { exact: true })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Open Quiet one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet one');
  await page.goto('/shop/account?tab=builds');
  await page.getByRole('button', { name: 'Delete Quiet one' }).click();
  await expect(page.getByRole('heading', { name: 'No builds yet' })).toBeVisible();
});

test('the keyboard alone goes from a budget to the order', async ({ page }) => {
  test.slow();
  await signIn(page, await newPerson(page.request));
  const headers = await bearerOf(page);
  await page.request.post('/api/shop/address/add', {
    headers,
    data: {
      fullName: 'Maria Santos',
      phone: '0917 555 0142',
      psgcCode: await someBarangay(page.request),
      street: '118 Kalayaan Avenue',
      postalCode: '1100',
    },
  });
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await tabTo(page, page.getByRole(role, { name }).first());
    await page.keyboard.press('Enter');
  };
  await page.goto('/shop/builder');
  await tabTo(page, page.getByLabel('Budget in pesos'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('80000');
  await press('Make me a build');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming at 1080p');
  await press(/^Add \d+ parts to cart$/);
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await press('Checkout', 'link');
  await expect(page).toHaveURL('/shop/checkout');
  const way = (name: string) => page.getByRole('radio', { name });
  await chooseByArrows(page, way('GCash'), way('Bank transfer'));
  await press(/^Place order, ₱/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your order');
  await expect(page.getByRole('region', { name: 'Fit' })).toContainText(
    'Checked when bought: fits',
  );
});
