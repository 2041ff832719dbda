import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { totpCode } from '../fixtures/page/totp-code.ts';
import { startShopAtLocalhost } from '../fixtures/passkeys.ts';
import { fillSignIn } from '../fixtures/people.ts';
import { sharedShop } from '../fixtures/shared-shop.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-members.ts';
import { query } from '../stack/database.ts';

// Calls after the grace period return 403, which the browser logs as an error.
test.use({ expectedBrowserErrors: [/status of 403/] });

test('[SC-20][SC-21][SC-22] staff see until when to set up two-factor, are sent there after it, and can only replace it @nightly', async ({
  page,
  stage,
}) => {
  test.slow();
  const clerk = await newStaff(page, 'orders');
  const shop = await startShopAtLocalhost(stage, { TWO_FACTOR_GRACE_DAYS: '7' });
  await page.goto(`${shop}/admin/login`);
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL(/\/admin\/(?!login)/);
  const notice = page.getByText('Your role needs two-factor authentication or a passkey from');
  for (const path of ['dashboard', 'orders', 'products']) {
    await page.goto(`${shop}/admin/${path}`);
    await expect(notice).toBeVisible();
  }
  await expectAccessible(page, { within: page.getByRole('status').filter({ has: notice }) });

  // The time runs out; the API notices within a second.
  await query(
    sharedShop().databaseUrl,
    `update two_factor_grace set starts_at = now() - interval '8 days'
     where account_id = (select id from account where email = $1)`,
    [clerk.email],
  );
  await expect(async () => {
    await page.goto(`${shop}/admin/products`);
    await expect(page).toHaveURL(`${shop}/admin/own-sign-in`, { timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('or a passkey to continue')).toBeVisible();

  await page.getByLabel('Current password').fill(clerk.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const setupKey = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const key = (await setupKey.textContent()) ?? '';
  await page.getByLabel('Authentication code').fill(totpCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByText("so you can't turn it off")).toBeVisible();
  await expect(page.getByText('or a passkey to continue')).toHaveCount(0);

  await page.getByText('Replace authenticator app').click();
  const replacing = page.getByRole('group').filter({ hasText: 'Move to another app or phone' });
  await replacing.getByLabel('Current password').fill(clerk.password);
  await replacing.getByLabel('Authentication code').fill(totpCode(key, 1));
  await replacing.getByRole('button', { name: 'Replace' }).click();
  const newKey = (await setupKey.textContent()) ?? '';
  expect(newKey).not.toBe(key);
  await page.getByLabel('Authentication code').last().fill(totpCode(newKey));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  // The servers stop with the test; requests still in flight would fail.
  await page.close();
});
