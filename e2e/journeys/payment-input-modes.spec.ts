import { addToCart } from '../fixtures/cart.ts';
import { choosePaymentMethod, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { inputModes, throttleNetwork } from '../fixtures/page/input-modes.ts';
import { addAddress } from '../fixtures/orders.ts';
import { expectPaymentPage, heading } from '../fixtures/payment.ts';
import { bearerOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// payment.spec.ts covers the mouse.
for (const mode of inputModes.filter(
  ({ hasTouch, isKeyboardOnly }) => hasTouch || isKeyboardOnly,
)) {
  const { name, viewport, hasTouch, isSlow, press } = mode;
  test.describe(name, { tag: '@nightly' }, () => {
    test.use({ viewport, hasTouch });

    test(`[OR-09] every online payment method works, ${name}`, async ({ page, shop }) => {
      test.setTimeout(240_000);
      const { part } = await shopperWithCart(page, { web: shop.web });
      await addAddress(page.request, await bearerOf(page));
      if (isSlow) await throttleNetwork(page, 400);
      for (const [index, method] of ['GCash', 'Maya', 'QR Ph', 'Card'].entries()) {
        if (index > 0) await addToCart(page, part);
        await page.goto('/shop/checkout');
        await choosePaymentMethod(page, mode, method);
        await press(page, placeButton(page));
        await expectPaymentPage(page, shop.paymongo, method);
        await press(page, page.getByRole('button', { name: /^Pay ₱/ }));
        await expect(heading(page)).toHaveText('Your order is confirmed');
      }
    });
  });
}
