import type { Page, Response, Route } from '@playwright/test';
import {
  badge,
  drawer,
  lineOf,
  notice,
  openCart,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { pathOf } from '../fixtures/parts.ts';
import { endSessionsElsewhere, fillSignIn, stored } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedComplaints: [/status of (?:401|404|409|500)|ERR_FAILED/] });

const updates = '**/api/shop/cart/update-cart';
const removals = '**/api/shop/cart/*/*';

const soldOut = 'This product is out of stock';
const refusal = { success: false, code: 'cart.sold_out', message: soldOut, details: {} };
const refuse = (route: Route) => route.fulfill({ status: 409, json: refusal });
const failWithoutWords = (route: Route) => route.fulfill({ status: 200, json: { success: false } });
const giveNoAnswer = (route: Route) => route.abort();

/** Holds every such call until it is let go. */
async function hold(
  page: Page,
  url: string,
  method: string,
  answer: (route: Route) => Promise<void>,
) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await promise;
    return answer(route);
  });
  return resolve;
}

const changes = [
  {
    what: 'refuses with words',
    answer: refuse,
    words: ['Failed to update quantity', 'This product is out of stock'],
  },
  {
    what: 'refuses without words',
    answer: failWithoutWords,
    words: ['Failed to update quantity', 'Please try again'],
  },
  {
    what: 'gives no answer',
    answer: giveNoAnswer,
    words: [
      "Couldn't update quantity",
      'The shop cannot answer right now. Please try again in a moment',
    ],
  },
];

async function quantityIn(reply: Response): Promise<number | undefined> {
  const { data } = (await reply.json()) as { data: { items: { quantity: number }[] } };
  return data.items[0]?.quantity;
}

for (const { what, answer, words } of changes) {
  test(`[CT-06] [ER-03] a quantity shows at once and goes back when the server ${what}`, async ({
    page,
    request,
    shop,
  }) => {
    const [part] = await someParts(request, shop.web);
    await shopperWith({ page, request }, [[part, 1]]);
    await openCart(page);
    const line = lineOf(page, part);
    const field = line.getByRole('textbox', { name: 'Quantity' });
    const letGo = await hold(page, updates, 'PUT', answer);
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(field).toHaveValue('2');
    await expect(badge(page)).toHaveText('2');
    letGo();
    await expect(field).toHaveValue('1');
    await expect(notice(page)).toHaveText(words.join(''));

    await page.unroute(updates);
    // The failure was followed by a reload too, which may still be on its way.
    const reload = page.waitForResponse(
      async (reply) => reply.url().includes('/cart/get/') && (await quantityIn(reply)) === 2,
    );
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(field).toHaveValue('2');
    await reload;
  });
}

for (const { what, answer, words } of [
  { what: 'refuses', answer: refuse, words: ['Failed to remove item'] },
  {
    what: 'gives no answer',
    answer: giveNoAnswer,
    words: ["Couldn't remove item", 'Please try again later'],
  },
]) {
  test(`[CD-05] [ER-04] a removal is busy, and possible again when the server ${what}`, async ({
    page,
    request,
    shop,
  }) => {
    const [part] = await someParts(request, shop.web);
    await shopperWith({ page, request }, [[part, 1]]);
    await openCart(page);
    const remove = lineOf(page, part).getByRole('button', { name: /^Remove/ });
    const letGo = await hold(page, removals, 'DELETE', answer);
    await remove.click();
    await expect(remove).toBeDisabled();
    await expect(remove.locator('.animate-spin')).toBeVisible();
    letGo();
    await expect(notice(page)).toHaveText(words.join(''));
    await expect(remove).toBeEnabled();
    await expect(remove.locator('.animate-spin')).toBeHidden();

    await page.unroute(removals);
    const reload = page.waitForResponse('**/api/shop/cart/get/*');
    await remove.click();
    await expect(drawer(page)).toContainText('Your cart is empty');
    expect(await (await reload).json()).toMatchObject({ data: { items: [] } });
  });
}

test('ER-02 seen: what cannot be added or fetched says why', async ({ page, request, shop }) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request });
  await page.goto(pathOf(part));
  await page.route('**/api/shop/cart/add', failWithoutWords);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to add item to cart');
  await page.unroute('**/api/shop/cart/add');
  await page.route('**/api/shop/cart/add', giveNoAnswer);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Failed to add item to cart.*cannot answer/);
  await page.unroute('**/api/shop/cart/add');
  await page.route('**/api/shop/cart/add', refuse);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText(soldOut);

  await page.route('**/api/shop/cart/get/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await openCart(page);
  await expect(drawer(page)).toContainText('Failed to fetch cart items');
  await page.unroute('**/api/shop/cart/get/*');
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page)).toContainText('Your cart is empty');
});

test('a cart that is not there counts as empty', async ({ page, request }) => {
  await shopperWith({ page, request });
  const json = { success: false, code: 'request.not_found', message: '', details: {} };
  await page.route('**/api/shop/cart/get/*', (route) => route.fulfill({ status: 404, json }));
  await page.reload();
  await openCart(page);
  await expect(drawer(page)).toContainText('Your cart is empty');
});

test('a session that ends while a quantity changes keeps the cart for its owner', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const person = await shopperWith({ page, request }, [[part, 1]]);
  await openCart(page);
  await endSessionsElsewhere(page);
  await lineOf(page, part).getByRole('button', { name: 'One more' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Redirecting to login.');
  const kept = JSON.parse((await stored(page))['saved_cart'] ?? '{}') as object;
  expect(kept).toMatchObject({ items: [{ productId: part._id, quantity: 1 }] });

  await fillSignIn(page, person);
  await expect(page).toHaveURL('/shop/home');
  await expect(badge(page)).toHaveText('1');
});
