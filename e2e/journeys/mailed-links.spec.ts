import { mailedPath } from '../fixtures/mailbox.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// A link that was used is a refused form, which browsers complain about.
test.use({ expectedComplaints: [/status of 400/] });

test('an e-mail address is confirmed by a press, not by opening the link', async ({
  page,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  const path = await mailedPath(request, shop.mail, {
    to: person.email,
    page: '/auth/verify-email',
  });
  await page.goto(path);
  await expect(page).toHaveURL('/auth/verify-email');
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('alert')).toContainText('or you are done already');
  await signIn(page, person);
  await page.goto('/shop/account');
  await expect(page.getByText('Confirmed. Our letters reach you here.')).toBeVisible();
});

test('a copy of one’s data comes by mail, is downloaded once, and an account can be erased', async ({
  page,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  await signIn(page, person);
  await page.goto('/shop/account?tab=data');
  const password = page.getByLabel('Your password');
  await password.first().fill('not this one');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(password.first()).toHaveAccessibleDescription('This is not your current password');
  await password.first().fill(person.password);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status')).toContainText('A link to your data is on its way');
  const path = await mailedPath(request, shop.mail, {
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
  await expect(page.getByRole('status')).toContainText('This link was used already');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/shop/account?tab=data');
  await password.last().fill(person.password);
  await page.getByRole('button', { name: 'Erase my account' }).click();
  await expect(page.getByText('Your account will be erased on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Erase my account' })).toBeVisible();
});
