import {
  badge,
  drawer,
  storedCart,
  lineOf,
  pageNotice,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { recordFlyToCart } from '../fixtures/page/fly-to-cart.ts';
import { pathOf } from '../fixtures/parts.ts';
import { fillSignIn, newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const list = '/shop/listing?category=graphics_card&availability=in_stock&sort=price-lowtohigh';

test('[CD-06] a label with the start of the product name flies to the cart for one second', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [], pathOf(part));
  const animations = await recordFlyToCart(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page)).toBeVisible();
  const [animation, ...more] = await animations();
  expect(more).toEqual([]);
  expect(animation).toMatchObject({ text: part.name.slice(0, 15), durations: [1_000] });
  expect(animation?.elapsedMs).toBeGreaterThan(950);

  // With reduced motion there is no animation.
  await drawer(page).getByRole('button', { name: 'Close', exact: true }).click();
  // The closing drawer still has its own notifications.
  await expect(drawer(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page)).toHaveText('2');
  await expect(pageNotice(page)).toContainText('Added to cart');
  expect(await animations()).toHaveLength(1);
});

test('the cart drawer opens for the first item only @nightly', async ({ page, request, shop }) => {
  const [cheap, expensive] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [], list);
  await page.getByRole('button', { name: `Add ${cheap.name} to cart` }).click();
  await expect(drawer(page)).toBeVisible();
  await expect(lineOf(page, cheap)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  await page.getByRole('button', { name: `Add ${expensive.name} to cart` }).click();
  await expect(pageNotice(page)).toContainText('Added to cart');
  await expect(page.locator('[data-flying]')).toHaveCount(0);
  await expect(badge(page)).toHaveText('2');
  await expect(drawer(page)).toBeHidden();
});

for (const source of ['its own page', 'a list'] as const) {
  const tag = source === 'a list' ? ' @nightly' : '';
  test(`[CT-01] an item that a guest adds on ${source} is in the cart after sign-in${tag}`, async ({
    page,
    request,
    shop,
  }) => {
    const [part] = await someParts(request, shop.web);
    const person = await newPerson(request);
    const path = source === 'a list' ? list : pathOf(part);
    await page.goto(path);
    const name = source === 'a list' ? `Add ${part.name} to cart` : 'Add to cart';
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByText(`Sign in to add ${part.name} to your cart`)).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL(path);
    await expect(drawer(page)).toBeVisible();
    await expect(lineOf(page, part)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    expect(await storedCart(page)).toMatchObject({ items: [{ productId: part._id, quantity: 1 }] });
    await page.reload();
    await expect(badge(page)).toHaveText('1');
  });
}
