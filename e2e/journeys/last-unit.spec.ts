import type { Page } from '@playwright/test';
import { ordersOf, placeButton } from '../fixtures/checkout.ts';
import { inputModes, throttleNetworkAndCpu } from '../fixtures/page/input-modes.ts';
import { addAddress } from '../fixtures/orders.ts';
import { bearerOf, newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newProduct } from '../fixtures/staff-products.ts';

test.use({ expectedBrowserErrors: [/status of 409/] });

/** Fills in the checkout up to the order button. */
async function readyToBuy(page: Page, productId: string): Promise<void> {
  await signIn(page, await newPerson(page.request));
  const headers = await bearerOf(page);
  const data = { productId, quantity: 1 };
  const added = await page.request.post('/api/shop/cart/add', { headers, data });
  expect(added.status(), await added.text()).toBe(200);
  await addAddress(page.request, headers);
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(placeButton(page)).toBeEnabled();
}

const [mouse, slowPhone, keyboard] = inputModes;

for (const [firstMode, secondMode] of [
  [mouse, keyboard],
  [slowPhone, mouse],
]) {
  if (!firstMode || !secondMode) throw new Error('three input modes are expected');
  test.describe(firstMode.name, { tag: '@nightly' }, () => {
    test.use({ viewport: firstMode.viewport, hasTouch: firstMode.hasTouch });

    test(`two buyers order the last unit at once, one ${firstMode.name}, one ${secondMode.name}: one order is placed`, async ({
      page,
      browser,
      shop,
      request,
    }) => {
      test.slow();
      // Carts reserve no stock, so both can hold the last unit.
      const { id } = await newProduct(request, { totalStock: 1 });
      const rival = await browser.newPage({ baseURL: shop.web, viewport: secondMode.viewport });
      await readyToBuy(page, id);
      await readyToBuy(rival, id);
      const both = [page, rival];
      if (firstMode.isSlow) await throttleNetworkAndCpu(page, 400);
      await Promise.all([
        firstMode.press(page, placeButton(page)),
        secondMode.press(rival, placeButton(rival)),
      ]);
      const outOfStock = (buyer: Page) => buyer.getByText('Some items are out of stock');
      const confirmed = (buyer: Page) => buyer.getByRole('heading', { name: /^Thank you/ });
      for (const buyer of both) await expect(outOfStock(buyer).or(confirmed(buyer))).toBeVisible();
      const orders = await Promise.all(both.map(ordersOf));
      expect(orders.flat()).toHaveLength(1);
      const [winner, loser] = orders[0]?.length === 1 ? both : both.toReversed();
      await expect(confirmed(winner ?? page)).toBeVisible();
      await expect(outOfStock(loser ?? page)).toBeVisible();
      await rival.close();
    });
  });
}
