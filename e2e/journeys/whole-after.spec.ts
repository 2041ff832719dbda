import { cartButton, drawer } from '../fixtures/cart.ts';
import { chooseWay, giveAddress, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { mailedPath } from '../fixtures/mailbox.ts';
import { manners, slowDown } from '../fixtures/manners.ts';
import { heading } from '../fixtures/payment.ts';
import { endSessionsElsewhere } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// The session that ended is refused once.
test.use({ expectedComplaints: [/status of 401/] });

for (const manner of manners) {
  const { name, viewport, hasTouch, isSlow, press, write } = manner;
  test.describe(name, () => {
    test.use({ viewport, hasTouch });

    test(`an order is cancelled and bought again; a session cut off and a password lost are found again, ${name}`, async ({
      page,
      shop,
    }) => {
      test.setTimeout(240_000);
      const { person, part } = await shopperWithCart(page, { web: shop.web });
      if (isSlow) await slowDown(page, 400);
      await page.goto('/shop/checkout');
      await giveAddress(page, manner);
      await chooseWay(page, manner, 'Cash on delivery');
      await press(page, placeButton(page));
      await expect(heading(page)).toHaveText('Thank you, we have your order');
      await press(page, page.getByRole('button', { name: 'Cancel order' }));
      await press(page, page.getByRole('button', { name: 'Yes, cancel it' }));
      await expect(heading(page)).toHaveText('This order was cancelled');
      await press(page, page.getByRole('button', { name: 'Buy again' }));
      await expect(drawer(page)).toContainText(part.name);

      await endSessionsElsewhere(page);
      await press(page, drawer(page).getByRole('button', { name: /^One more/ }));
      await expect(page).toHaveURL(/\/auth\/login/);
      await press(page, page.getByRole('link', { name: 'Forgot it?' }));
      // Both pages ask for an e-mail address.
      await expect(heading(page)).toHaveText('Forgot your password?');
      await write(page, page.getByLabel('E-mail'), person.email);
      await press(page, page.getByRole('button', { name: 'Send the link' }));
      const { email: to } = person;
      await page.goto(
        await mailedPath(page.request, shop.mail, { to, page: '/auth/reset-password' }),
      );
      await write(page, page.getByLabel('New password'), 'isang bagong lihim');
      await press(page, page.getByRole('button', { name: 'Save the password' }));
      await expect(heading(page)).toHaveText('Sign in');
      await write(page, page.getByLabel('E-mail'), to);
      await write(page, page.getByLabel('Password', { exact: true }), 'isang bagong lihim');
      await press(page, page.getByRole('button', { name: 'Sign in', exact: true }));
      await expect(page).not.toHaveURL(/\/auth\//);
      await press(page, cartButton(page));
      await expect(drawer(page)).toContainText(part.name);
    });
  });
}
