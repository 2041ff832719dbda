import type { Page } from '@playwright/test';
import { signInStaff, readLocalStorage } from '../fixtures/people.ts';
import { blankImage } from '../fixtures/page/blank-image.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

const upload = async (page: Page, label: string, background: string) =>
  page.getByLabel(label).setInputFiles(await blankImage(background));

/** Holds uploads until the returned function is called. */
async function holdUploads(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/admin/pictures', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an image removed during an upload stays removed, and saving waits for the upload @nightly', async ({
  page,
}) => {
  test.slow();
  await signInStaff(page);
  const { id } = await newStaffProduct(page);
  await page.goto(`/admin/products/${id}`);
  const images = page.getByRole('img', { name: /^Image \d/ });
  const save = page.getByRole('button', { name: 'Save changes' });
  await upload(page, 'Add images', 'teal');
  await expect(images).toHaveCount(1, { timeout: 60_000 });
  const first = await images.getAttribute('src');
  const release = await holdUploads(page);
  await upload(page, 'Add images', 'navy');
  await expect(page.getByText('Uploading navy.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await expect(images).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('With a picture');
  await expect(save).toBeDisabled();
  release();
  await expect(images).toHaveCount(1, { timeout: 60_000 });
  expect(await images.getAttribute('src')).not.toBe(first);
  await save.click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(images).toHaveCount(1);
});

test('a banner cannot be saved until its image is uploaded @nightly', async ({ page }) => {
  test.slow();
  await signInStaff(page);
  await page.goto('/admin/banners/new');
  await page.getByLabel('Placement').selectOption('Hero');
  await page.getByLabel('Title').fill('Seen only here');
  const release = await holdUploads(page);
  await upload(page, 'Add image', 'olive');
  const save = page.getByRole('button', { name: 'Add banner' });
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  await expect(save).toBeDisabled();
  release();
  await expect(page.getByRole('img', { name: 'Banner image' })).toBeVisible({ timeout: 60_000 });
  await expect(save).toBeEnabled();
});

test.describe('an expired session', () => {
  test.use({ expectedBrowserErrors: [/status of 401/] });

  test('redirects to sign-in when an upload is rejected (part of ER-01) @nightly', async ({
    page,
  }) => {
    await signInStaff(page);
    await page.goto('/admin/banners/new');
    await page.getByLabel('Placement').selectOption('Hero');
    await page.evaluate(() => localStorage.setItem('token', 'a_of-a-session-that-is-over'));
    await upload(page, 'Add image', 'maroon');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Redirecting to login.');
    expect(await readLocalStorage(page)).not.toHaveProperty('token');
  });
});
