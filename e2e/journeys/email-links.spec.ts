import { waitForEmailLink } from '../fixtures/mailbox.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// A used link returns 400, which the browser logs as an error.
test.use({ expectedBrowserErrors: [/status of 400/] });

test('an email address is confirmed by a button, not by opening the link @nightly', async ({
  page,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  const path = await waitForEmailLink(request, shop.mail, {
    to: person.email,
    page: '/auth/verify-email',
  });
  await page.goto(path);
  await expect(page).toHaveURL('/auth/verify-email');
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('alert')).toContainText('or your email is already confirmed');
  await signIn(page, person);
  await page.goto('/shop/account');
  await expect(page.getByText("Confirmed. We'll email you here.")).toBeVisible();
});

test('a data export is emailed and downloads once, and account deletion can be scheduled and cancelled', async ({
  page,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  await signIn(page, person);
  await page.goto('/shop/account?tab=data');
  const password = page.getByLabel('Your password');
  await password.first().fill('not this one');
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(password.first()).toHaveAccessibleDescription('Your current password is incorrect');
  await password.first().fill(person.password);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByRole('status')).toContainText("We've emailed you a link to your data");
  const path = await waitForEmailLink(request, shop.mail, {
    to: person.email,
    page: '/shop/account/data',
  });
  await page.goto(path);
  await expect(page).toHaveURL('/shop/account/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await downloading).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString()).toContain(person.email);

  await page.goto(path);
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByRole('status')).toContainText('This link has expired');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/shop/account?tab=data');
  await password.last().fill(person.password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account will be deleted on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
