import { expectAccessible } from '../fixtures/accessibility.ts';
import { choose } from '../fixtures/builder.ts';
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
