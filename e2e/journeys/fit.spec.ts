import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { waitForPaint } from '../fixtures/page/wait-for-paint.ts';
import { drawer, openCart, shopperWith } from '../fixtures/cart.ts';
import { placeButton } from '../fixtures/checkout.ts';
import { fitList, saveBuild, findPart } from '../fixtures/page/fit.ts';
import { tabTo } from '../fixtures/page/keyboard.ts';
import { addAddress } from '../fixtures/orders.ts';
import { bearerOf, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const processor = 'AMD Ryzen 7 9800X3D';
const wrongBoard = 'GIGABYTE B550 EAGLE';
const conflict = 'The processor needs an AM5 board. This board is AM4.';

const badges = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Results' }).getByText(label, { exact: true });

test('a listing filters by what fits the build, and cards show compatibility', async ({
  page,
  browser,
  shop,
}) => {
  test.slow();
  await page.goto('/shop/listing?category=motherboard');
  const onlyFitting = page.getByRole('switch', { name: /^Only what fits my build/ });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(onlyFitting).toBeHidden();
  await saveBuild(page, [await findPart(page, processor)]);
  // In another order, what doesn't fit is among the first.
  await page.goto('/shop/listing?category=motherboard&sort=price-lowtohigh');
  await expect(badges(page, "Doesn't fit").first()).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });

  await page.goto('/shop/listing?category=motherboard');
  await onlyFitting.click();
  await expect(page).toHaveURL(/category=motherboard&fits=[0-9a-f-]{36}$/);
  await expect(badges(page, 'Fits your build').first()).toBeVisible();
  await expect(badges(page, "Doesn't fit")).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('AM5');
  await expect(onlyFitting).toBeChecked();
  const chip = page.getByRole('link', { name: 'Remove Only what fits' });
  await expectAccessible(page, {
    within: page.getByRole('list', { name: 'Active filters' }),
  });
  const narrowed = page.url();
  await chip.click();
  await expect(page).toHaveURL(/\?category=motherboard$/);
  await expect(onlyFitting).not.toBeChecked();

  const noScriptContext = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.web });
  const noScriptPage = await noScriptContext.newPage();
  await noScriptPage.goto(narrowed);
  await expect(noScriptPage.getByRole('link', { name: 'Remove Only what fits' })).toBeVisible();
  for (const card of await noScriptPage.getByRole('article').all()) {
    await expect(card).toContainText('AM5');
  }
  // Adding a filter keeps the compatibility filter.
  await noScriptPage.getByRole('checkbox', { name: /^In stock/ }).check();
  await noScriptPage.getByRole('button', { name: 'Apply' }).first().click();
  await expect(noScriptPage).toHaveURL(/fits=[0-9a-f-]{36}/);
  await expect(noScriptPage).toHaveURL(/availability=in_stock/);
  await noScriptContext.close();
});

test('a category that is unrelated to the build has no compatibility filter @nightly', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await saveBuild(page, [await findPart(page, processor)]);
  const parts = page.waitForResponse(/\/api\/shop\/builds\/parts/);
  await page.goto('/shop/listing?category=keyboard');
  await (await parts).finished();
  await waitForPaint(page);
  await expect(page.getByRole('switch', { name: /^Only what fits my build/ })).toBeHidden();
});

test('one tap in the builder fixes a conflict, and another undoes it @nightly', async ({
  page,
}) => {
  test.slow();
  await page.goto('/robots.txt');
  await saveBuild(page, [await findPart(page, processor), await findPart(page, wrongBoard)]);
  await page.goto('/shop/builder');
  const summary = page.getByRole('complementary', { name: 'Build summary' });
  await expect(summary).toContainText(conflict);
  await summary
    .getByRole('button', { name: /^Swap for / })
    .first()
    .click();
  await expect(summary).not.toContainText(conflict);
  await expect(summary.getByRole('status')).toContainText(`Swapped ${wrongBoard}`);
  await expectAccessible(page, { within: summary });
  await summary.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toContainText(conflict);
});

test('the cart swaps an incompatible part and undoes it by keyboard @nightly', async ({
  page,
  request,
}) => {
  test.slow();
  const [cpu, board] = [await findPart(page, processor), await findPart(page, wrongBoard)];
  await shopperWith({ page, request }, [
    [cpu, 1],
    [board, 1],
  ]);
  await openCart(page);
  await expect(fitList(page)).toContainText(conflict);
  await expectAccessible(page, { within: drawer(page) });
  await tabTo(
    page,
    fitList(page)
      .getByRole('button', { name: /^Swap for / })
      .first(),
  );
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toContainText(`Swapped ${board.name}`);
  await expect(fitList(page)).not.toContainText(conflict);
  await expect(drawer(page).getByRole('listitem').filter({ hasText: board.name })).toHaveCount(0);
  const undo = drawer(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  // Undo would remove every unit, so it hides when the quantity grows.
  const replacement = drawer(page).getByRole('listitem').filter({ hasNotText: cpu.name });
  await replacement.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(undo).toBeHidden();
  await replacement.getByRole('button', { name: 'Decrease quantity' }).click();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(fitList(page)).toContainText(conflict);
});

test('checkout warns about a BIOS update, requests it with one tap and stores it with the order @nightly', async ({
  page,
  request,
}) => {
  test.slow();
  const board = await findPart(page, 'ASRock B450M-HDV');
  await shopperWith({ page, request }, [
    [await findPart(page, 'AMD Ryzen 5 4500'), 1],
    [board, 1],
  ]);
  await addAddress(page.request, await bearerOf(page));
  await page.goto('/shop/checkout');
  await expect(fitList(page)).toContainText('The board may need a BIOS update');
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await page.getByRole('button', { name: 'Request the BIOS update' }).click();
  await expect(page.getByLabel('Order note')).toHaveValue(/^Please update the BIOS/);
  await expectAccessible(page, { within: page.getByRole('main') });
  await placeButton(page).click();

  const fit = page.getByRole('region', { name: 'Compatibility' });
  await expect(fit).toContainText('Checked at purchase: fits, with a caveat');
  await expect(fit).toContainText('The board may need a BIOS update');
  await expectAccessible(page, { within: fit });
  const [, orderId = ''] = /orders\/([0-9a-f-]+)/.exec(page.url()) ?? [];

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInStaff(page);
  await page.goto(`/admin/orders/${orderId}`);
  const checked = page.getByRole('region', { name: 'Compatibility' });
  await expect(checked).toContainText('Checked at purchase: fits, with a caveat');
  await checked.getByText(/checks? completed/).click();
  await expect(checked).toContainText(`${board.name}: chipset = B450`);
  await expectAccessible(page, { within: checked });
});
