import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { choosePart, picker } from '../fixtures/builder.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[BD-34] the picker filters by brand, price and the filters of its category', async ({
  page,
}) => {
  await page.goto('/shop/builder');
  await choosePart(page, 'Processor', 'AMD Ryzen 7 9800X3D');
  await page.getByRole('button', { name: 'Choose: Motherboard', exact: true }).click();
  const list = picker(page);
  const rows = list.getByRole('listitem');
  await expect(list.getByLabel('Only what fits my build')).toBeChecked();
  const status = list.getByRole('status');
  await expect(status).toHaveText(/\d+ parts that fit/);
  await list.getByText('Filters').click();
  await list.getByLabel('Brand').selectOption('ASUS');
  await list.getByLabel('Form factor').selectOption('ATX');
  await list.getByLabel('Price up to').fill('20000');
  await expect(list.getByText('3 filters')).toBeVisible();
  await expect(rows.filter({ hasNotText: 'ASUS' })).toHaveCount(0);
  await expect(rows.first()).toContainText(/ATX.*AM5|AM5.*ATX/);
  for (const text of await rows.allTextContents()) {
    const [, pesos = ''] = /₱([\d,]+)/.exec(text) ?? [];
    expect(Number(pesos.replaceAll(',', '')), text).toBeLessThanOrEqual(20_000);
  }
  await expectAccessible(page, { within: list });
  await list.getByLabel('Price up to').fill('1');
  await expect(status).toHaveText('No parts with these filters fit your build.');
  await list.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.filter({ hasNotText: 'ASUS' })).not.toHaveCount(0);
});

test('[BD-35] the picker starts on its search and announces what it finds @nightly', async ({
  page,
}) => {
  await page.goto('/shop/builder');
  await page.getByRole('button', { name: 'Choose: Processor', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(picker(page).getByLabel('Search')).toBeFocused();
  const status = picker(page).getByRole('status');
  await expect(status).toHaveText(/\d+ parts\.$/);
  const before = await status.textContent();
  await page.keyboard.type('9800X3D');
  await expect(status).not.toHaveText(before ?? '');
  await expect(status).toHaveText(/^\d+ parts?\.$/);
  await page.keyboard.type(' nothing');
  await expect(status).toHaveText('No parts found for “9800X3D nothing”.');
});

test('[BD-33] conflicts stay in sight, and each leads to its part @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/shop/builder');
  const bar = page.getByRole('region', { name: 'Conflicts' });
  await choosePart(page, 'Processor', 'AMD Ryzen 7 9800X3D');
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose: Motherboard', exact: true }).click();
  await picker(page).getByLabel('Only what fits my build').uncheck();
  await picker(page).getByLabel('Search').fill('GIGABYTE B550 EAGLE');
  const wrong = picker(page).getByRole('listitem').filter({ hasText: 'B550 EAGLE' });
  await wrong.getByRole('button').click();
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText("2 things don't fit.");
  await page.getByRole('button', { name: 'Choose: UPS or AVR' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  const jump = bar.getByRole('button', {
    name: /^Motherboard.*The processor needs an AM5 board\. This board is AM4\./,
  });
  await jump.click();
  const row = page.locator('[data-slot="motherboard"]');
  await expect(row).toBeFocused();
  await expect(row.getByRole('link')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, { within: bar });
  await row.getByRole('button', { name: /^Remove / }).click();
  await expect(bar).toHaveCount(0);
});
