import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { addToCart } from '../fixtures/cart.ts';
import { findPart } from '../fixtures/page/fit.ts';
import { chooseByArrows, tabTo } from '../fixtures/page/keyboard.ts';
import { addAddress } from '../fixtures/orders.ts';
import { bearerOf, newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('the upgrade advisor takes the parts of a PC and shows what fits and what to replace', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.web });
  const page = await context.newPage();
  await page.goto('/shop/builder');
  await page.getByRole('link', { name: 'Or upgrade your current PC' }).click();
  const addOwnedPart = async (name: string) => {
    await page.getByLabel('Find a part you have').fill(name);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: `I have this: ${name}`, exact: true }).click();
  };
  for (const name of ['AMD Ryzen 5 5600', 'ASRock B450M-HDV R4.0']) await addOwnedPart(name);
  await expect(
    page.getByRole('list', { name: 'Parts in your PC' }).getByRole('listitem'),
  ).toHaveCount(2);
  await page
    .getByRole('navigation', { name: 'What to upgrade' })
    .getByRole('link', { name: 'Processor', exact: true })
    .click();
  const upgrades = page.getByRole('list', { name: 'Upgrades' });
  await expect(upgrades).toContainText('No conflicts found. Tell us your power supply to be sure.');
  await expect(upgrades).not.toContainText('Fits your PC.');
  await addOwnedPart('DeepCool PF550 550W 80+ Power Supply');
  await expect(upgrades).toContainText('Fits your PC.');
  await expect(upgrades).toContainText('Replaces ASRock B450M-HDV R4.0.');
  await page.getByRole('link', { name: 'Remove AMD Ryzen 5 5600', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'Parts in your PC' }).getByRole('listitem'),
  ).toHaveCount(2);
  const sitemap = await (await page.request.get('/sitemaps/pages.xml')).text();
  expect(sitemap).toContain('/shop/upgrade<');
  await context.close();
});

test('an order links to compatible upgrades, which can be added to the cart @nightly', async ({
  page,
  open,
}) => {
  test.slow();
  await open('/shop/upgrade');
  await signIn(page, await newPerson(page.request));
  const headers = await bearerOf(page);
  await addToCart(page, await findPart(page, 'AMD Ryzen 5 5600'));
  const order = await page.request.post('/api/shop/orders', {
    headers,
    data: { addressId: await addAddress(page.request, headers), paymentMethod: 'cod' },
  });
  const { order: placed } = (await order.json()) as { order: { _id: string; orderNumber: string } };

  await page.goto(`/shop/account/orders/${placed._id}`);
  await page.getByRole('link', { name: 'Find compatible parts' }).click();
  await expect(page.getByRole('list', { name: 'Parts in your PC' })).toContainText(
    'AMD Ryzen 5 5600',
  );
  await page.goto('/shop/upgrade');
  await page.getByRole('link', { name: placed.orderNumber }).click();
  await expect(page.getByRole('list', { name: 'Parts in your PC' })).toContainText(
    'AMD Ryzen 5 5600',
  );
  await expectAccessible(page, { within: page.getByRole('main') });
  await page
    .getByRole('list', { name: 'Upgrades' })
    .getByRole('button', { name: /^Add (?:both |all .+ )?to cart: / })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByRole('listitem')).not.toHaveCount(0);
});

test('the account page lists, opens and deletes saved builds @nightly', async ({ page }) => {
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/account?tab=builds');
  await expect(page.getByRole('heading', { name: 'No builds yet' })).toBeVisible();
  const parts = [(await findPart(page, 'AMD Ryzen 7 9800X3D'))._id];
  const headers = await bearerOf(page);
  await page.request.post('/api/shop/builds/mine', { headers, data: { name: 'Quiet one', parts } });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Quiet one' })).toHaveAttribute(
    'href',
    `/shop/build?parts=${parts.join(',')}&name=Quiet+one`,
  );
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('link', { name: 'Quiet one' }).click();
  const all = page.getByRole('list', { name: 'Parts in this build' });
  await expect(all).toContainText('AMD Ryzen 7 9800X3D');
  await expect(page.getByText('AMD Ryzen 7 9800X3D.', { exact: true })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Open Quiet one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet one');
  await page.goto('/shop/account?tab=builds');
  await page.getByRole('button', { name: 'Delete Quiet one' }).click();
  await expect(page.getByRole('heading', { name: 'No builds yet' })).toBeVisible();
});

test('a suggested build is ordered by keyboard alone @nightly', async ({ page }) => {
  test.slow();
  await signIn(page, await newPerson(page.request));
  await addAddress(page.request, await bearerOf(page));
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await tabTo(page, page.getByRole(role, { name }).first());
    await page.keyboard.press('Enter');
  };
  await page.goto('/shop/builder');
  await tabTo(page, page.getByLabel('Budget in pesos'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('80000');
  await press('Build it for me');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming at 1080p');
  await press(/^Add \d+ parts to cart$/);
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await press('Checkout', 'link');
  await expect(page).toHaveURL('/shop/checkout');
  const method = (name: string) => page.getByRole('radio', { name });
  await chooseByArrows(page, method('GCash'), method('Bank transfer'));
  await press(/^Place order, ₱/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(page.getByRole('region', { name: 'Compatibility' })).toContainText(
    'Checked at purchase: fits',
  );
});
