import type { Locator } from '@playwright/test';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { demoAdmin, fillSignIn, openStaffSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-members.ts';
import { totpCode } from '../fixtures/page/totp-code.ts';

// A wrong code returns 400, which the browser logs as an error.
test.use({ expectedBrowserErrors: [/status of 400/] });

/** Decodes the QR code from a screenshot. */
async function scan(qrCode: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await qrCode.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Some apps cannot read light-on-dark codes.
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  })?.data;
}

test('staff enable two-factor authentication, sign in with each kind of code, and an owner resets it', async ({
  page,
  open,
}) => {
  test.slow();
  const clerk = await newStaff(page, 'orders');
  await openStaffSession(page, clerk);
  await open('/admin/own-sign-in');
  await page.getByLabel('Current password').fill(clerk.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const setupKey = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const key = (await setupKey.textContent()) ?? '';
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.emulateMedia({ colorScheme: 'dark' });
  const qrCode = page.getByRole('img', { name: 'QR code for the setup key below' });
  expect(await scan(qrCode)).toContain(`secret=${key.replaceAll(' ', '')}`);
  await page.getByLabel('Authentication code').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(/^Wrong code/)).toBeVisible();
  await page.getByLabel('Authentication code').fill(totpCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessible(page, { within: page.getByRole('main') });
  // The clipboard API is missing on plain HTTP.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText("Couldn't copy the codes")).toBeVisible();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });

  const signOut = async () => {
    // Requests still in flight would fail after sign-out.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Logout' }).click();
  };
  await signOut();
  await expect(page).toHaveURL('/admin/login');
  await fillSignIn(page, { ...clerk, password: 'not my password' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Wrong email or password');
  await fillSignIn(page, clerk);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page, { within: page.getByRole('main') });
  await code.fill('123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Wrong code. Wait for the next one and try again',
  );
  await code.fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/(?!login)/);

  await signOut();
  await expect(page).toHaveURL('/admin/login');
  await fillSignIn(page, clerk);
  await code.fill(totpCode(key, 1));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/admin\/(?!login)/);

  await signOut();
  await expect(page).toHaveURL('/admin/login');
  await openStaffSession(page);
  await page.goto('/admin/staff');
  const row = page.getByRole('listitem').filter({ hasText: clerk.email });
  await expect(row).toContainText('Active, two-factor on');
  await row.getByRole('button', { name: /Reset two-factor/ }).click();
  await row.getByRole('button', { name: 'Yes, reset' }).click();
  await expect(row).not.toContainText('two-factor on');
  await page.goto('/admin/audit?search=reset_two_factor');
  await expect(page.getByRole('listitem').filter({ hasText: demoAdmin.userName })).not.toHaveCount(
    0,
  );
  await signOut();
  await expect(page).toHaveURL('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL(/\/admin\/(?!login)/);
});
