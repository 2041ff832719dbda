import { expectAccessible } from '../fixtures/accessibility.ts';
import { choose, whole } from '../fixtures/builder.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('a build that another takes the place of is put aside and can be brought back', async ({
  page,
}) => {
  await page.goto('/shop/builder');
  await choose(page, 'Processor', 'AMD Ryzen 5 5600');
  const remove = page.getByRole('button', { name: /^Remove AMD Ryzen 5 5600/ });
  await expect(remove).toBeVisible();
  await page.getByRole('link', { name: 'Gaming at 1440p', exact: true }).click();
  await page.getByRole('button', { name: 'Change it in the builder' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Gaming at 1440p');
  const said = page.getByText('Your build of 1 part was put aside.');
  await expect(said).toBeVisible();
  await expect(remove).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(heading).toHaveText('PC builder');
  await expect(heading).toBeFocused();
  await expect(remove).toBeVisible();
  await expect(said).toBeHidden();

  await page.getByRole('button', { name: 'New build' }).click();
  await expect(page.getByText('0 of 8 essentials chosen.')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(said).toBeHidden();
});

test('what is on its way out of a build does not go into the cart', async ({ page }) => {
  await page.goto('/shop/builder');
  await choose(page, 'Processor', 'AMD Ryzen 5 5600');
  await choose(page, 'Memory', 'Corsair');
  const add = whole(page).getByRole('button', { name: /^Add \d parts? to cart$/ });
  await expect(add).toHaveText('Add 2 parts to cart');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/shop/builds/parts?*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  // The processor was alone here a moment ago, and would be shown at once.
  await page.getByRole('button', { name: /^Remove AMD Ryzen/ }).click();
  await expect(add).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeDisabled();
  answered.resolve();
  await expect(add).toHaveText('Add 1 part to cart');
  await expect(add).toBeEnabled();
});
