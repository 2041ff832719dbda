import { expectAccessible } from '../fixtures/accessibility.ts';
import { choose, picker, whole } from '../fixtures/builder.ts';
import { giveNewAddress, ordersOf, placeButton } from '../fixtures/checkout.ts';
import { badge } from '../fixtures/cart.ts';
import { fillSignIn, newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('from a budget to the order', async ({ page }) => {
  test.slow();
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/builder');
  await page.getByLabel('Budget in pesos').fill('70000');
  await page.getByLabel('What for').selectOption('Gaming at 1080p');
  await page.getByRole('button', { name: 'Make me a build' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming at 1080p');
  const parts = page.getByRole('list', { name: 'Parts of the build' });
  await expect(parts).toContainText('The strongest card the budget leaves room for');
  await expect(whole(page)).toContainText(/It fits\./);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change it in the builder' }).click();

  await expect(page).toHaveURL('/shop/builder');
  await expect(page.getByText('8 of 8 essentials chosen. Saved on this device.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('8 of 8 essentials chosen. Saved on this device.')).toBeVisible();
  await expectAccessible(page);

  await whole(page)
    .getByRole('button', { name: /^Add \d+ parts to cart$/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your order');
  await expect(page.getByRole('region', { name: 'Fit' })).toContainText(
    'Checked when bought: fits',
  );
  const [order] = await ordersOf(page);
  expect(order?.total).toBeLessThan(71_000);
});

test('a whole build that a guest adds is in the cart after sign-in', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/shop/builder');
  await page.getByLabel('Budget in pesos').fill('60000');
  await page.getByRole('button', { name: 'Make me a build' }).click();
  const add = page.getByRole('button', { name: /^Add \d+ parts to cart$/ }).first();
  const many = /\d+/.exec((await add.textContent()) ?? '')?.[0] ?? '';
  const path = new URL(page.url()).pathname;
  await add.click();
  await expect(page.getByText(`Sign in to put ${many} parts into your cart`)).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(new RegExp(path));
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect(badge(page)).toHaveText(many);
});

test('a conflict is named with what was compared, and one change mends it', async ({ page }) => {
  test.slow();
  await page.goto('/shop/builder');
  await choose(page, 'Processor', 'AMD Ryzen 7 9800X3D');
  await page.getByRole('button', { name: 'Choose: Motherboard', exact: true }).click();
  await expect(picker(page).getByRole('listitem').first()).toContainText('AM5');
  await picker(page).getByLabel('Show all, also what does not fit').check();
  await picker(page).getByLabel('Search').fill('no such board');
  await expect(picker(page)).toContainText('Nothing called “no such board” is here.');
  await picker(page).getByLabel('Search').fill('GIGABYTE B550 EAGLE');
  const wrong = picker(page).getByRole('listitem').filter({ hasText: 'B550 EAGLE' });
  await expect(wrong).toContainText('The processor needs an AM5 board. This one has AM4.');
  await wrong.getByRole('button').click();

  await expect(whole(page)).toContainText('The processor needs an AM5 board. This one has AM4.');
  await expect(whole(page)).toContainText('AM5 / AM4');
  await expectAccessible(page);
  await whole(page).getByRole('button', { name: 'Choose a board with socket AM5' }).click();
  await picker(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(whole(page)).not.toContainText('This one has AM4');
});

test('the keyboard alone chooses a part and takes it out again', async ({ page }) => {
  await page.goto('/shop/builder');
  await page.getByRole('button', { name: 'Choose: Processor', exact: true }).focus();
  await page.keyboard.press('Enter');
  const first = picker(page)
    .getByRole('button', { name: /^Choose / })
    .first();
  await first.focus();
  const name = (await first.getAttribute('aria-label'))?.replace('Choose ', '') ?? '';
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeHidden();
  await expect(page.getByRole('button', { name: `Swap ${name}` })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose: Processor', exact: true })).toBeFocused();
  await expect(page.getByText('0 of 8 essentials chosen.')).toBeVisible();
});

test('a build is saved in the account and opened again', async ({ page }) => {
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/builder');
  await choose(page, 'Processor', 'AMD Ryzen 5 5600');
  await page.getByLabel('Name of this build').fill('For my sister');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'New build' }).click();
  await expect(page.getByText('0 of 8 essentials chosen.')).toBeVisible();
  await page.getByRole('button', { name: 'Open For my sister' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For my sister');
  await expect(page.getByRole('button', { name: /^Remove AMD Ryzen 5 5600/ })).toBeVisible();
});

test('a ready build is a page that can be found, whole without scripts', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.web });
  const page = await context.newPage();
  await page.goto('/shop/builder');
  await page.getByRole('link', { name: 'Gaming at 1440p', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming at 1440p');
  await expect(whole(page)).toContainText(/It fits\./);
  const content = (name: string) =>
    page.locator(`meta[property="${name}"]`).getAttribute('content');
  expect(await content('og:title')).toContain('Gaming at 1440p');
  const { pathname, search } = new URL((await content('og:image')) ?? '');
  const picture = await page.request.get(pathname + search);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeGreaterThan(10_000);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /ready=gaming-1440p$/,
  );
  const sitemap = await (await page.request.get('/sitemaps/pages.xml')).text();
  expect(sitemap).toContain('/shop/build?ready=gaming-1440p');
  await context.close();
});

test('too small a budget says what the least is', async ({ open, page }) => {
  await open('/shop/build?budget=9000&purpose=4k');
  await expect(page.getByText(/₱9,000.00 is not enough for gaming at 4k/)).toContainText(
    'The least is ₱',
  );
  await expect(page.getByLabel('Budget in pesos')).toHaveValue('9000');
  await expect(page.getByLabel('What for')).toHaveValue('4k');
});

test('a product page says whether it fits the build, and the cart what does not', async ({
  page,
}) => {
  test.slow();
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/builder');
  await choose(page, 'Processor', 'AMD Ryzen 7 9800X3D');
  await page.goto('/shop/listing?search=GIGABYTE+B550+EAGLE');
  await page.getByRole('link', { name: 'GIGABYTE B550 EAGLE WIFI6' }).first().click();
  const fit = page.getByRole('region', { name: 'Fit' });
  await expect(fit).toContainText('Does not fit your build');
  await expect(fit).toContainText('AM5 / AM4');
  await expectAccessible(page);

  const added = page.waitForResponse('**/api/shop/cart/add');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await added;
  await page.goto('/shop/builder');
  await whole(page).getByRole('button', { name: 'Add 1 part to cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('list', { name: 'Fit' })).toContainText(
    'The processor needs an AM5 board. This one has AM4.',
  );
});

test('the name goes with the build that is opened, and none is saved over another', async ({
  page,
}) => {
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/builder');
  const name = page.getByLabel('Name of this build');
  for (const [build, part] of [
    ['Gaming', 'AMD Ryzen 7 9800X3D'],
    ['Office', 'AMD Ryzen 5 5600'],
  ] as const) {
    await choose(page, 'Processor', part);
    await name.fill(build);
    await name.press('Enter');
    await expect(page.getByRole('button', { name: `Open ${build}` })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(build);
    if (build === 'Gaming') await page.getByRole('button', { name: 'New build' }).click();
  }
  await page.getByRole('button', { name: 'Open Gaming' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming');
  await expect(name).toHaveValue('Gaming');
});

test('a build of somebody else has no way to empty one’s own', async ({ page }) => {
  await page.goto('/shop/build?ready=gaming-1440p');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New build' })).toHaveCount(0);
});

test.describe('when the parts do not come', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('a build is not shown as if it were empty, and comes when asked for again', async ({
    page,
  }) => {
    await page.goto('/shop/builder');
    await choose(page, 'Processor', 'AMD Ryzen 5 5600');
    const remove = page.getByRole('button', { name: /^Remove AMD Ryzen 5 5600/ });
    await expect(remove).toBeVisible();
    const parts = '**/api/shop/builds/parts?*';
    await page.route(parts, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(page.getByText('The parts of your build did not arrive.')).toBeVisible();
    await expect(page.getByText(/essentials chosen/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Choose: / })).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(parts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(remove).toBeVisible();
  });
});

test('who closes the choice without choosing is back where it was opened', async ({ page }) => {
  await page.goto('/shop/builder');
  const opener = page.getByRole('button', { name: 'Choose: Processor', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await picker(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});
