import type { Page, Response, Route } from '@playwright/test';
import {
  anyPage,
  badge,
  drawer,
  lineOf,
  notice,
  openCart,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { pathOf } from '../fixtures/parts.ts';
import { endAllSessions, fillSignIn, readLocalStorage } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedBrowserErrors: [/status of (?:401|404|409|500)|ERR_FAILED/] });

const updates = '**/api/shop/cart/update-cart';
const removals = '**/api/shop/cart/*/*';

const outOfStock = 'This product is out of stock';
const outOfStockError = { success: false, code: 'cart.sold_out', message: outOfStock, details: {} };
const failOutOfStock = (route: Route) => route.fulfill({ status: 409, json: outOfStockError });
const failWithoutMessage = (route: Route) =>
  route.fulfill({ status: 200, json: { success: false } });
const dropConnection = (route: Route) => route.abort();

/** Holds matching requests until the returned function is called. */
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
    outcome: 'refuses with words',
    answer: failOutOfStock,
    messages: ['Failed to update quantity', 'This product is out of stock'],
  },
  {
    outcome: 'refuses without words',
    answer: failWithoutMessage,
    messages: ['Failed to update quantity', 'Please try again'],
  },
  {
    outcome: 'gives no answer',
    answer: dropConnection,
    messages: [
      "Couldn't update quantity",
      "We can't reach the shop right now. Please try again in a moment",
    ],
  },
];

async function quantityIn(reply: Response): Promise<number | undefined> {
  const { data } = (await reply.json()) as { data: { items: { quantity: number }[] } };
  return data.items[0]?.quantity;
}

test('[CT-06] [ER-03] a quantity change is optimistic and rolls back when the server fails', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 1]], anyPage);
  await openCart(page);
  const line = lineOf(page, part);
  const field = line.getByRole('textbox', { name: 'Quantity' });
  for (const { outcome, answer, messages } of changes) {
    await test.step(`the server ${outcome}`, async () => {
      const release = await hold(page, updates, 'PUT', answer);
      await line.getByRole('button', { name: 'Increase quantity' }).click();
      await expect(field).toHaveValue('2');
      await expect(badge(page)).toHaveText('2');
      release();
      await expect(field).toHaveValue('1');
      await expect(notice(page)).toHaveText(messages.join(''));
      await page.unroute(updates);
      await expect(notice(page)).toBeHidden();
    });
  }
  // The failure also triggered a reload, which may still be in flight.
  const reload = page.waitForResponse(
    async (reply) => reply.url().includes('/cart/get/') && (await quantityIn(reply)) === 2,
  );
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(field).toHaveValue('2');
  await reload;
});

test('[CD-05] [ER-04] a removal shows a spinner and can be retried when the server fails @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 1]], anyPage);
  await openCart(page);
  const remove = lineOf(page, part).getByRole('button', { name: /^Remove/ });
  for (const { outcome, answer, messages } of [
    { outcome: 'refuses', answer: failOutOfStock, messages: ['Failed to remove item'] },
    {
      outcome: 'gives no answer',
      answer: dropConnection,
      messages: ["Couldn't remove item", 'Please try again later'],
    },
  ]) {
    await test.step(`the server ${outcome}`, async () => {
      const release = await hold(page, removals, 'DELETE', answer);
      await remove.click();
      await expect(remove).toBeDisabled();
      await expect(remove.locator('.animate-spin')).toBeVisible();
      release();
      await expect(notice(page)).toHaveText(messages.join(''));
      await expect(remove).toBeEnabled();
      await expect(remove.locator('.animate-spin')).toBeHidden();
      await page.unroute(removals);
      await expect(notice(page)).toBeHidden();
    });
  }
  const reload = page.waitForResponse('**/api/shop/cart/get/*');
  await remove.click();
  await expect(drawer(page)).toContainText('Your cart is empty');
  expect(await (await reload).json()).toMatchObject({ data: { items: [] } });
});

test('errors on adding an item or loading the cart show their reason (part of ER-02) @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [], pathOf(part));
  await page.route('**/api/shop/cart/add', failWithoutMessage);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to add item to cart');
  await page.unroute('**/api/shop/cart/add');
  await page.route('**/api/shop/cart/add', dropConnection);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Failed to add item to cart.*can't reach the shop/,
  );
  await page.unroute('**/api/shop/cart/add');
  await page.route('**/api/shop/cart/add', failOutOfStock);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toHaveText(outOfStock);

  const fetches = '**/api/shop/cart/get/*';
  await page.route(fetches, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await openCart(page);
  await expect(drawer(page)).toContainText('Failed to fetch cart items');
  await page.unroute(fetches);
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page)).toContainText('Your cart is empty');

  // A missing cart counts as empty.
  const json = { success: false, code: 'request.not_found', message: '', details: {} };
  await page.route(fetches, (route) => route.fulfill({ status: 404, json }));
  await page.reload();
  await openCart(page);
  await expect(drawer(page)).toContainText('Your cart is empty');
});

test('the cart is saved for its owner when the session ends during a quantity change @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const person = await shopperWith({ page, request }, [[part, 1]]);
  await openCart(page);
  await endAllSessions(page);
  await lineOf(page, part).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Redirecting to login.');
  const savedCart = JSON.parse((await readLocalStorage(page))['saved_cart'] ?? '{}') as object;
  expect(savedCart).toMatchObject({ items: [{ productId: part._id, quantity: 1 }] });

  await fillSignIn(page, person);
  await expect(page).toHaveURL('/shop/home');
  await expect(badge(page)).toHaveText('1');
});
