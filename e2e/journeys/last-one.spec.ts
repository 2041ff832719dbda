import type { Page } from '@playwright/test';
import { addToCart } from '../fixtures/cart.ts';
import { giveNewAddress, ordersOf, placeButton } from '../fixtures/checkout.ts';
import { manners, slowDown } from '../fixtures/manners.ts';
import { listParts, type Part } from '../fixtures/parts.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { leaveInStock } from '../fixtures/stock.ts';

test.use({ expectedComplaints: [/status of 409/] });

/** Everything is entered: one press is left. */
async function readyToBuy(page: Page, part: Part): Promise<void> {
  await signIn(page, await newPerson(page.request));
  await addToCart(page, part);
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(placeButton(page)).toBeEnabled();
}

for (const [place, { name, viewport, hasTouch, isSlow, press }] of manners.entries()) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test(`two people press for the last one at the same moment, one ${name}: one has it, one is told`, async ({
      page,
      browser,
      shop,
    }) => {
      test.slow();
      const parts = await listParts(page.request, shop.web, 'adapters');
      // From the end, each its own: other journeys take the first that is in stock.
      const part = parts.filter(({ totalStock }) => totalStock > 1).at(-1 - place);
      if (!part) throw new Error('the demo shop has no adapter in stock');
      const rival = await browser.newPage({ baseURL: shop.web });
      await readyToBuy(page, part);
      await readyToBuy(rival, part);
      await leaveInStock(shop.databaseUrl, part, 1);
      try {
        const both = [page, rival];
        if (isSlow) await slowDown(page, 400);
        await Promise.all([press(page, placeButton(page)), placeButton(rival).click()]);
        const told = (one: Page) => one.getByText('Some of this is no longer in stock');
        const thanked = (one: Page) => one.getByRole('heading', { name: /^Thank you/ });
        for (const one of both) await expect(told(one).or(thanked(one))).toBeVisible();
        const orders = await Promise.all(both.map(ordersOf));
        expect(orders.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([
          0, 1,
        ]);
        const [winner, loser] = orders[0]?.length === 1 ? both : both.toReversed();
        await expect(thanked(winner ?? page)).toBeVisible();
        await expect(told(loser ?? page)).toBeVisible();
      } finally {
        await leaveInStock(shop.databaseUrl, part, part.totalStock);
        await rival.close();
      }
    });
  });
}
