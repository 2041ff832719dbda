import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { choosePart, picker, buildSummary } from '../fixtures/builder.ts';
import { openCheckoutWithAddress, ordersOf, placeButton } from '../fixtures/checkout.ts';
import { addToCart, badge, openCart } from '../fixtures/cart.ts';
import { listParts, pathOf } from '../fixtures/parts.ts';
import { fillSignIn, newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('a shopper enters a budget and orders the suggested build', async ({ page }) => {
  test.slow();
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/builder');
  const [budget, purpose] = [page.getByLabel('Budget in pesos'), page.getByLabel('Main use')];
  const submit = page.getByRole('button', { name: 'Build it for me' });
  await budget.fill('9000');
  await purpose.selectOption('Gaming at 4K');
  await submit.click();
  await expect(page.getByText(/₱9,000 isn't enough for gaming at 4K/)).toContainText(
    'Builds start at ₱',
  );
  await expectAccessible(page, { within: page.getByRole('main') });
  await budget.fill('70000');
  await purpose.selectOption('Gaming at 1080p');
  await submit.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaming at 1080p');
  const parts = page.getByRole('list', { name: 'Parts in this build' });
  await expect(parts).toContainText('The most powerful card within your budget');
  await expect(buildSummary(page)).toContainText(/fits\./);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit in PC builder' }).click();

  await expect(page).toHaveURL('/shop/builder');
  // A processor with its own cooler needs one part less.
  const complete = page.getByText(/(\d) of \1 essential parts chosen\. Saved on this device\./);
  await expect(complete).toBeVisible();
  await page.reload();
  await expect(complete).toBeVisible();
  await expectAccessible(page);

  await buildSummary(page)
    .getByRole('button', { name: /^Add \d+ parts to cart$/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await openCheckoutWithAddress(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(page.getByRole('region', { name: 'Compatibility' })).toContainText(
    'Checked at purchase: fits',
  );
  const [order] = await ordersOf(page);
  expect(order?.total).toBeLessThan(71_000);
});

test('a build added by a guest is in the cart after sign-in @nightly', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/shop/builder');
  await page.getByLabel('Budget in pesos').fill('60000');
  await page.getByRole('button', { name: 'Build it for me' }).click();
  const add = page.getByRole('button', { name: /^Add \d+ parts to cart$/ }).first();
  const count = /\d+/.exec((await add.textContent()) ?? '')?.[0] ?? '';
  const path = new URL(page.url()).pathname;
  await add.click();
  await expect(page.getByText(`Sign in to add ${count} items to your cart`)).toBeVisible();
  await fillSignIn(page, person);
  await expect(page).toHaveURL(new RegExp(path));
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  await expect(badge(page)).toHaveText(count);
});

test('a conflict shows the compared specs, and one suggestion fixes it', async ({ page }) => {
  test.slow();
  const conflict = 'The processor needs an AM5 board. This board is AM4.';
  await page.goto('/shop/builder');
  await choosePart(page, 'Processor', 'AMD Ryzen 7 9800X3D');
  await expect(page.getByText('1 of 7 essential parts chosen.')).toBeVisible();
  await expect(buildSummary(page)).toContainText('Nothing to check yet.');
  await expect(buildSummary(page)).toContainText(/Still needed: Motherboard, .*CPU cooler/);
  await page.getByRole('button', { name: 'Choose: Motherboard', exact: true }).click();
  await expect(picker(page).getByRole('listitem').first()).toContainText('AM5');
  await picker(page).getByLabel('Only what fits my build').uncheck();
  await picker(page).getByLabel('Search').fill('no such board');
  await expect(picker(page)).toContainText('No parts found for “no such board”.');
  await picker(page).getByLabel('Search').fill('GIGABYTE B550 EAGLE');
  const wrong = picker(page).getByRole('listitem').filter({ hasText: 'B550 EAGLE' });
  await expect(wrong).toContainText(conflict);
  await wrong.getByRole('button').click();

  await expect(buildSummary(page)).toContainText(conflict);
  await expect(buildSummary(page)).toContainText('AM5 / AM4');
  await expectAccessible(page, { within: buildSummary(page) });
  await buildSummary(page)
    .getByRole('button', { name: 'Choose a board with the AM5 socket' })
    .click();
  await picker(page)
    .getByRole('button', { name: /^Choose / })
    .first()
    .click();
  await expect(buildSummary(page)).not.toContainText(conflict);
});

test('the part picker works by keyboard alone @nightly', async ({ page }) => {
  await page.goto('/shop/builder');
  const opener = page.getByRole('button', { name: 'Choose: Processor', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await picker(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

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
  await expect(opener).toBeFocused();
  await expect(page.getByText('0 of 8 essential parts chosen.')).toBeVisible();
});

test('builds are saved to the account by name and can be opened again @nightly', async ({
  page,
}) => {
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/builder');
  const heading = page.getByRole('heading', { level: 1 });
  const name = page.getByLabel('Build name');
  await choosePart(page, 'Processor', 'AMD Ryzen 7 9800X3D');
  await name.fill('Gaming');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Open Gaming' })).toBeVisible();
  await expect(heading).toHaveText('Gaming');
  await page.getByRole('button', { name: 'New build' }).click();
  await expect(page.getByText('0 of 8 essential parts chosen.')).toBeVisible();

  await choosePart(page, 'Processor', 'AMD Ryzen 5 5600');
  await name.fill('Office');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'Open Office' })).toBeVisible();
  await expect(heading).toHaveText('Office');

  await page.getByRole('button', { name: 'Open Gaming' }).click();
  await expect(heading).toHaveText('Gaming');
  await expect(name).toHaveValue('Gaming');
  await expect(page.getByRole('button', { name: /^Remove AMD Ryzen 7 9800X3D/ })).toBeVisible();
});

test('the product page and the cart show parts that do not fit the build @nightly', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const find = async (category: string, name: string) => {
    const part = (await listParts(request, shop.web, category)).find((one) =>
      one.name.startsWith(name),
    );
    if (!part) throw new Error(`${name} is not in stock`);
    return part;
  };
  const processor = await find('cpu', 'AMD Ryzen 7 9800X3D');
  await signIn(page, await newPerson(request));
  await addToCart(page, processor);
  await page.goto('/shop/builder');
  await choosePart(page, 'Processor', processor.name);
  await page.goto(pathOf(await find('motherboard', 'GIGABYTE B550 EAGLE WIFI6')));
  const fit = page.getByRole('region', { name: 'Compatibility' });
  await expect(fit).toContainText("Doesn't fit your build");
  await expect(fit).toContainText('AM5 / AM4');
  await expectAccessible(page, { within: fit });

  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(badge(page)).toHaveText('2');
  await openCart(page);
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByRole('list', { name: 'Compatibility' })).toContainText(
    'The processor needs an AM5 board. This board is AM4.',
  );
});

test.describe('when the parts cannot be loaded', () => {
  test.use({ expectedBrowserErrors: [/status of 503/] });

  test('the builder shows an error instead of an empty build and can retry @nightly', async ({
    page,
  }) => {
    await page.goto('/shop/builder');
    await choosePart(page, 'Processor', 'AMD Ryzen 5 5600');
    const remove = page.getByRole('button', { name: /^Remove AMD Ryzen 5 5600/ });
    await expect(remove).toBeVisible();
    const parts = '**/api/shop/builds/parts?*';
    await page.route(parts, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await expect(page.getByText("Couldn't load your build.")).toBeVisible();
    await expect(page.getByText(/essential parts chosen/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Choose: / })).toHaveCount(0);
    await expectAccessible(page, { within: page.getByRole('main') });
    await page.unroute(parts);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(remove).toBeVisible();
  });
});
