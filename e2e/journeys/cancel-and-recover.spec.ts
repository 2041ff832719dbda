import { cartButton, drawer } from '../fixtures/cart.ts';
import { choosePaymentMethod, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { waitForEmailLink } from '../fixtures/mailbox.ts';
import { inputModes, throttleNetwork } from '../fixtures/page/input-modes.ts';
import { addAddress } from '../fixtures/orders.ts';
import { heading } from '../fixtures/payment.ts';
import { bearerOf, endAllSessions } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// The expired session returns 401 once.
test.use({ expectedBrowserErrors: [/status of 401/] });

for (const mode of inputModes) {
  const { name, tag, viewport, hasTouch, isSlow, press, fill } = mode;
  test.describe(name, { tag }, () => {
    test.use({ viewport, hasTouch });

    test(`a customer cancels and reorders, then recovers from an expired session and a lost password, ${name}`, async ({
      page,
      shop,
    }) => {
      test.setTimeout(240_000);
      const { person, part } = await shopperWithCart(page, { web: shop.web });
      await addAddress(page.request, await bearerOf(page));
      if (isSlow) await throttleNetwork(page, 400);
      await page.goto('/shop/checkout');
      await choosePaymentMethod(page, mode, 'Cash on delivery');
      await press(page, placeButton(page));
      await expect(heading(page)).toHaveText('Thank you for your order');
      await press(page, page.getByRole('button', { name: 'Cancel order' }));
      await press(page, page.getByRole('button', { name: 'Yes, cancel it' }));
      await expect(heading(page)).toHaveText('Your order was cancelled');
      await press(page, page.getByRole('button', { name: 'Buy again' }));
      await expect(drawer(page)).toContainText(part.name);

      await endAllSessions(page);
      await press(page, drawer(page).getByRole('button', { name: /^Increase quantity/ }));
      await expect(page).toHaveURL(/\/auth\/login/);
      await press(page, page.getByRole('link', { name: 'Forgot password?' }));
      // Both pages have an email field.
      await expect(heading(page)).toHaveText('Forgot your password?');
      await fill(page, page.getByLabel('Email'), person.email);
      await press(page, page.getByRole('button', { name: 'Send link' }));
      const { email: to } = person;
      await page.goto(
        await waitForEmailLink(page.request, shop.mail, { to, page: '/auth/reset-password' }),
      );
      await fill(page, page.getByLabel('New password'), 'isang bagong lihim');
      await press(page, page.getByRole('button', { name: 'Save password' }));
      await expect(heading(page)).toHaveText('Sign in');
      await fill(page, page.getByLabel('Email'), to);
      await fill(page, page.getByLabel('Password', { exact: true }), 'isang bagong lihim');
      await press(page, page.getByRole('button', { name: 'Sign in', exact: true }));
      await expect(page).not.toHaveURL(/\/auth\//);
      await press(page, cartButton(page));
      await expect(drawer(page)).toContainText(part.name);
    });
  });
}
