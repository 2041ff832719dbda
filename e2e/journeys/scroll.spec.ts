import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ viewport: { width: 1280, height: 600 }, expectedBrowserErrors: [/status of 404/] });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Clicks by coordinates: click() would scroll to the target. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('the target has no bounding box');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a new path starts at the top, and Back restores the scroll position (part of RT-09) @nightly', async ({
  page,
}) => {
  await page.goto('/shop/home');
  await scrollDown(page, 700);
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Deals' }));
  await expect(page).toHaveURL('/shop/deals');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/shop/home');
  await expect.poll(() => scrollTop(page)).toBe(700);
});

test('a change of the query alone keeps the scroll position (part of RT-09) @nightly', async ({
  page,
}) => {
  await page.goto('/shop/listing?category=cpu');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const memory = navigation.getByRole('link', { name: 'Memory/RAM' });
  await navigation.getByText('Home').hover();
  await expect(navigation.getByRole('button', { name: 'Categories' })).toBeVisible();
  await scrollDown(page, 120);
  await press(page, navigation.getByRole('button', { name: 'Categories' }));
  await press(page, memory);
  await expect(page).toHaveURL('/shop/listing?category=memory');
  await expect(memory).toBeHidden();
  await expect.poll(() => scrollTop(page)).toBe(120);
});
