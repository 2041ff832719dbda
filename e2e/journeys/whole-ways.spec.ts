import { addToCart } from '../fixtures/cart.ts';
import { chooseWay, giveAddress, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { manners, slowDown } from '../fixtures/manners.ts';
import { expectPaymentPage, heading } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// With a mouse each of them has a journey of its own.
for (const manner of manners.filter(({ hasTouch, hasKeys }) => hasTouch || hasKeys)) {
  const { name, viewport, hasTouch, isSlow, press } = manner;
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test(`[OR-09] orders are paid by every online way, ${name}`, async ({ page, shop }) => {
      test.setTimeout(240_000);
      const { part } = await shopperWithCart(page, { web: shop.web });
      if (isSlow) await slowDown(page, 400);
      for (const [place, way] of ['GCash', 'Maya', 'QR Ph', 'Card'].entries()) {
        if (place > 0) await addToCart(page, part);
        await page.goto('/shop/checkout');
        if (place === 0) await giveAddress(page, manner);
        await chooseWay(page, manner, way);
        await press(page, placeButton(page));
        await expectPaymentPage(page, shop.paymongo, way);
        await press(page, page.getByRole('button', { name: /^Pay ₱/ }));
        await expect(heading(page)).toHaveText('Your order is confirmed');
      }
    });
  });
}
