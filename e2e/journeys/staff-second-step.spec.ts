import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { demoAdmin, fillSignIn, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-people.ts';
import { timeCode } from '../fixtures/time-code.ts';

// A wrong code is a refused form, which browsers complain about.
test.use({ expectedComplaints: [/status of 400/] });

/** What the camera of a phone would read. */
async function scan(picture: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Not light on dark: some apps do not read that.
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  })?.data;
}

test('staff switch a second step on, sign in by it once with each code, and an owner ends it', async ({
  page,
  open,
}) => {
  test.slow();
  const clerk = await newStaff(page, 'orders');
  await page.goto('/admin/login');
  await fillSignIn(page, clerk);
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Your sign-in' })
    .click();
  await page.getByLabel('Your password').fill(clerk.password);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const key = (await shown.textContent()) ?? '';
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const picture = page.getByRole('img', { name: 'QR code of the setup key below' });
  expect(await scan(picture)).toContain(`secret=${key.replaceAll(' ', '')}`);
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText(/^This code is not right/)).toBeVisible();
  await page.getByLabel('Code from the app').fill(timeCode(key));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  // As where the address begins with http: there is no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The codes could not be copied')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left')).toBeVisible();
  await open('/admin/own-sign-in');

  const leave = async () => {
    // What is still asked for would be refused to who has left.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  await leave();
  await expect(page).toHaveURL('/admin/login');
  await fillSignIn(page, { ...clerk, password: 'not my password' });
  await expect(page.getByRole('alert')).toContainText('Those details are not right');
  await fillSignIn(page, clerk);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('123');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This code is not right. Wait for the next one and try again',
  );
  await code.fill(recovery);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/admin\/(?!login)/);

  await leave();
  await expect(page).toHaveURL('/admin/login');
  await fillSignIn(page, clerk);
  await code.fill(timeCode(key, 1));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/admin\/(?!login)/);

  await leave();
  await expect(page).toHaveURL('/admin/login');
  await signInStaff(page);
  await page.goto('/admin/staff');
  const row = page.getByRole('listitem').filter({ hasText: clerk.email });
  await expect(row).toContainText('Can sign in, with a code');
  await row.getByRole('button', { name: /Switch the code off/ }).click();
  await row.getByRole('button', { name: 'Yes, switch it off' }).click();
  await expect(row).not.toContainText('with a code');
  await page.goto('/admin/audit?search=end_second_step');
  await expect(page.getByRole('listitem').filter({ hasText: demoAdmin.userName })).not.toHaveCount(
    0,
  );
  await leave();
  await expect(page).toHaveURL('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL(/\/admin\/(?!login)/);
});
