import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { drawn } from '../fixtures/drawn.ts';
import { drawer, openCart, shopperWith } from '../fixtures/cart.ts';
import { giveNewAddress, placeButton } from '../fixtures/checkout.ts';
import { fitList, keepBuild, partNamed } from '../fixtures/fit.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const processor = 'AMD Ryzen 7 9800X3D';
const wrongBoard = 'GIGABYTE B550 EAGLE';
const conflict = 'The processor needs an AM5 board. This one has AM4.';

const marks = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Results' }).getByText(words, { exact: true });

test('a listing is narrowed to what fits the build, and cards say which does', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  await page.goto('/shop/listing?category=motherboard');
  const link = page.getByRole('link', { name: 'Only what fits your build' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(link).toBeHidden();
  await keepBuild(page, [await partNamed(page, processor)]);
  await page.reload();
  await expect(marks(page, 'Does not fit').first()).toBeVisible();
  await expectAccessible(page);

  await link.click();
  await expect(page).toHaveURL(/category=motherboard&fits=[0-9a-f-]{36}$/);
  await expect(marks(page, 'Fits your build').first()).toBeVisible();
  await expect(marks(page, 'Does not fit')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('AM5');
  await expect(link).toBeHidden();
  const chip = page.getByRole('link', { name: 'Remove Only what fits' });
  await expectAccessible(page);
  const narrowed = page.url();
  await chip.click();
  await expect(page).toHaveURL(/\?category=motherboard$/);
  await expect(link).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.web });
  const still = await plain.newPage();
  await still.goto(narrowed);
  await expect(still.getByRole('link', { name: 'Remove Only what fits' })).toBeVisible();
  for (const card of await still.getByRole('article').all()) {
    await expect(card).toContainText('AM5');
  }
  // Another filter on top keeps it.
  await still.getByRole('checkbox', { name: /^In stock/ }).check();
  await still.getByRole('button', { name: 'Apply' }).first().click();
  await expect(still).toHaveURL(/fits=[0-9a-f-]{36}/);
  await expect(still).toHaveURL(/availability=in_stock/);
  await plain.close();
});

test('a listing of what meets no part of the build offers no such filter', async ({ page }) => {
  await page.goto('/shop/listing?category=keyboard');
  await keepBuild(page, [await partNamed(page, processor)]);
  const parts = page.waitForResponse(/\/api\/shop\/builds\/parts/);
  await page.reload();
  await (await parts).finished();
  await drawn(page);
  await expect(page.getByRole('link', { name: 'Only what fits your build' })).toBeHidden();
});

test('one tap in the builder mends a conflict, and another takes it back', async ({ page }) => {
  test.slow();
  await page.goto('/shop/builder');
  await keepBuild(page, [await partNamed(page, processor), await partNamed(page, wrongBoard)]);
  await page.reload();
  const whole = page.getByRole('complementary', { name: 'The whole build' });
  await expect(whole).toContainText(conflict);
  await whole
    .getByRole('button', { name: /^Swap to / })
    .first()
    .click();
  await expect(whole).not.toContainText(conflict);
  await expect(whole.getByRole('status')).toContainText(`Swapped ${wrongBoard}`);
  await expectAccessible(page);
  await whole.getByRole('button', { name: 'Undo' }).click();
  await expect(whole).toContainText(conflict);
});

test('one tap in the cart swaps what does not fit, by the keyboard as well', async ({
  page,
  request,
}) => {
  test.slow();
  const [cpu, board] = [await partNamed(page, processor), await partNamed(page, wrongBoard)];
  await shopperWith({ page, request }, [
    [cpu, 1],
    [board, 1],
  ]);
  await openCart(page);
  await expect(fitList(page)).toContainText(conflict);
  await expectAccessible(page);
  await tabTo(
    page,
    fitList(page)
      .getByRole('button', { name: /^Swap to / })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toContainText(`Swapped ${board.name}`);
  await expect(fitList(page)).not.toContainText(conflict);
  await expect(drawer(page).getByRole('listitem').filter({ hasText: board.name })).toHaveCount(0);
  const undo = drawer(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // With more of them there, taking it back would take those too.
  const came = drawer(page).getByRole('listitem').filter({ hasNotText: cpu.name });
  await came.getByRole('button', { name: 'One more' }).click();
  await expect(undo).toBeHidden();
  await came.getByRole('button', { name: 'One less' }).click();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(fitList(page)).toContainText(conflict);
});

test('a BIOS to update is told at checkout, asked for by one tap, and kept with the order', async ({
  page,
  request,
}) => {
  test.slow();
  const board = await partNamed(page, 'ASRock B450M-HDV');
  await shopperWith({ page, request }, [
    [await partNamed(page, 'AMD Ryzen 5 4500'), 1],
    [board, 1],
  ]);
  await page.goto('/shop/checkout');
  await expect(fitList(page)).toContainText('The board may need a newer BIOS');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await page.getByRole('button', { name: 'Ask for the update' }).click();
  await expect(page.getByLabel('A note for the shop')).toHaveValue(/^Please update the BIOS/);
  await expectAccessible(page);
  await placeButton(page).click();

  const fit = page.getByRole('region', { name: 'Fit' });
  await expect(fit).toContainText('Checked when bought: fits, with something to know');
  await expect(fit).toContainText('The board may need a newer BIOS');
  await expectAccessible(page);
  const [, orderId = ''] = /orders\/([0-9a-f-]+)/.exec(page.url()) ?? [];

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInStaff(page);
  await page.goto(`/admin/orders/${orderId}`);
  await expect(fit).toContainText('Checked when bought: fits, with something to know');
  await fit.getByText(/rules? checked/).click();
  await expect(fit).toContainText(`${board.name}: chipset = B450`);
  await expectAccessible(page);
});
