import { horizontalOverflow } from '../fixtures/listing.ts';
import { pixel } from '../fixtures/page/pixel.ts';
import { signInBuyer, expectPosted, fillReview } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('the review form fits a phone and removes photos only on save @nightly', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInBuyer(page, shop, 'cctv');
  await page.goto('/shop/account?tab=reviews');
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await fillReview(page, 5, 'Sees the gate at night');
  await form
    .getByLabel('Photos', { exact: true })
    .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: pixel });
  await form.getByRole('button', { name: 'Post review' }).click();
  await expectPosted(page);

  const own = page.getByRole('region', { name: 'Your reviews' });
  const edit = own.getByRole('button', { name: 'Edit' });
  const remove = form.getByRole('button', { name: 'Remove photo 1' });
  await edit.click();
  await expect(remove).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  const label = await form.getByText(/^Photos/).boundingBox();
  const photo = await form.getByAltText('Photo 1', { exact: true }).boundingBox();
  expect(photo?.y).toBeGreaterThan(label?.y ?? Infinity);

  await remove.click();
  await expect(remove).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await edit.click();
  await remove.click();
  await form.getByRole('button', { name: 'Save review' }).click();
  await expectPosted(page);
  await edit.click();
  await expect(form.getByRole('button', { name: 'Add photos' })).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('posting waits for photos being resized, and a removed photo stays removed @nightly', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const original = createImageBitmap;
    Object.assign(globalThis, {
      createImageBitmap: async (file: File) => {
        if (file.name === 'slow.png') {
          await new Promise((resolve) => {
            addEventListener('go-on', resolve, { once: true });
          });
        }
        return original(file);
      },
    });
  });
  await signInBuyer(page, shop, 'storage_hdd');
  await page.goto('/shop/account?tab=reviews');
  await page.getByRole('button', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await fillReview(page, 5, 'Quiet, also in the evening');
  const addPhoto = (name: string) =>
    form
      .getByLabel('Photos', { exact: true })
      .setInputFiles({ name, mimeType: 'image/png', buffer: pixel });
  await addPhoto('quick.png');
  await expect(form.getByAltText('New photo 1')).toBeVisible();
  await addPhoto('slow.png');
  await expect(form.getByRole('button', { name: 'Post review' })).toBeDisabled();
  await form.getByRole('button', { name: 'Remove new photo 1' }).click();
  await page.evaluate(() => dispatchEvent(new Event('go-on')));
  await expect(form.getByRole('button', { name: 'Post review' })).toBeEnabled();
  await expect(form.getByAltText(/^New photo/)).toHaveCount(1);
});
