import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signInStaff, stored } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

async function add(page: Page, label: string, background: string): Promise<void> {
  const blank = { width: 320, height: 320, channels: 3, background } as const;
  const buffer = await sharp({ create: blank }).png().toBuffer();
  const picture = { name: `${background}.png`, mimeType: 'image/png', buffer };
  await page.getByLabel(label).setInputFiles(picture);
}

/** Every picture that is sent waits until it is let go. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin/pictures', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a picture that is taken away while another is sent stays away, and saving waits for it', async ({
  page,
}) => {
  test.slow();
  await signInStaff(page);
  const { id } = await newStaffProduct(page);
  await page.goto(`/admin/products/${id}`);
  const pictures = page.getByRole('img', { name: /^Picture \d/ });
  const save = page.getByRole('button', { name: 'Save changes' });
  await add(page, 'Add pictures', 'teal');
  await expect(pictures).toHaveCount(1, { timeout: 20_000 });
  const first = await pictures.getAttribute('src');
  const letGo = await holdPictures(page);
  await add(page, 'Add pictures', 'navy');
  await expect(page.getByText('Sending navy.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(pictures).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('With a picture');
  await expect(save).toBeDisabled();
  letGo();
  await expect(pictures).toHaveCount(1, { timeout: 20_000 });
  expect(await pictures.getAttribute('src')).not.toBe(first);
  await save.click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(pictures).toHaveCount(1);
});

test('a banner is saved with the picture that was on its way', async ({ page }) => {
  test.slow();
  await signInStaff(page);
  await page.goto('/admin/banners/new');
  await page.getByLabel('Where').selectOption('Opening of the page');
  await page.getByLabel('Title').fill('Seen only here');
  const letGo = await holdPictures(page);
  await add(page, 'Add a picture', 'olive');
  const save = page.getByRole('button', { name: 'Add the banner' });
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible();
  await expect(save).toBeDisabled();
  letGo();
  await expect(page.getByRole('img', { name: 'The picture' })).toBeVisible({ timeout: 20_000 });
  await expect(save).toBeEnabled();
});

test.describe('a session that is over', () => {
  test.use({ expectedComplaints: [/status of 401/] });

  test('ER-01 so far: a picture that is refused leads to sign-in like any other call', async ({
    page,
  }) => {
    await signInStaff(page);
    await page.goto('/admin/banners/new');
    await page.getByLabel('Where').selectOption('Opening of the page');
    await page.evaluate(() => localStorage.setItem('token', 'a_of-a-session-that-is-over'));
    await add(page, 'Add a picture', 'maroon');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Redirecting to login.');
    expect(await stored(page)).not.toHaveProperty('token');
  });
});
