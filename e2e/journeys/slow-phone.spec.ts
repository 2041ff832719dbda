import type { Locator, Page } from '@playwright/test';
import {
  addToCart,
  cartButton,
  costOf,
  drawer,
  lineOf,
  openCart,
  pesos,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const cartCall = /\/api\/shop\/(?:cart|saved)(?!\/get)/;

/** Holds the response to a tap until the page shows the change. */
async function expectShownBeforeResponse(
  page: Page,
  shown: Locator,
  tap: () => Promise<void>,
): Promise<void> {
  const { promise: isShown, resolve: release } = Promise.withResolvers<void>();
  await expect(shown).toHaveCount(0);
  await page.route(cartCall, async (route) => {
    if (route.request().method() !== 'GET') await isShown;
    await route.continue();
  });
  const response = page.waitForResponse(
    (reply) => cartCall.test(reply.url()) && reply.request().method() !== 'GET',
  );
  await tap();
  await expect(shown).toBeVisible();
  release();
  await (await response).finished();
  await page.unroute(cartCall);
}

test('the cart shows every tap before the server responds @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part, other] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 1]]);
  await openCart(page);
  const sum = drawer(page)
    .locator('dl')
    .filter({ hasText: pesos(costOf(part, 2)) });
  // CD-05: an item being removed shows a busy state.
  const busy = drawer(page).locator('[aria-busy=true]');
  const button = (name: RegExp) => drawer(page).getByRole('button', { name }).first();
  const more = lineOf(page, part).getByRole('button', { name: 'Increase quantity' });
  const actions: [string, Locator, () => Promise<void>][] = [
    ['increase the quantity', sum, () => more.tap()],
    ['save for later', busy, () => button(/^Save for later/).tap()],
    ['move to the cart', busy, () => button(/^Move to cart/).tap()],
    ['remove', busy, () => button(/^Remove/).tap()],
  ];
  for (const [name, shown, tap] of actions) {
    await test.step(name, () => expectShownBeforeResponse(page, shown, tap));
  }

  await addToCart(page, part, 1);
  await page.goto(pathOf(other));
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart 1 item/);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await expectShownBeforeResponse(page, page.getByRole('main').locator('[aria-busy=true]'), () =>
    add.tap(),
  );
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart 2 items/);
});
