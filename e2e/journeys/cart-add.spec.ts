import {
  badge,
  drawer,
  keptCart,
  lineOf,
  pageNotice,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { watchFlights } from '../fixtures/flights.ts';
import { pathOf } from '../fixtures/parts.ts';
import { fillSignIn, newPerson } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[CD-06] a label with the start of the name flies for a second', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request });
  await page.goto(pathOf(part));
  const flights = await watchFlights(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(drawer(page)).toBeVisible();
  const [flight, ...more] = await flights();
  expect(more).toEqual([]);
  expect(flight).toMatchObject({ text: part.name.slice(0, 15), durations: [1_000] });
  expect(flight?.lasted).toBeGreaterThan(950);

  // Without a wish for motion it is in the cart at once.
  await drawer(page).getByRole('button', { name: 'Close', exact: true }).click();
  // While it goes it has notices of its own.
  await expect(drawer(page)).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(badge(page)).toHaveText('2');
  await expect(pageNotice(page)).toContainText('Added to cart');
  expect(await flights()).toHaveLength(1);
});

test('the drawer opens with the first thing added, and not again', async ({
  page,
  request,
  shop,
}) => {
  const [cheap, dear] = await someParts(request, shop.web);
  await shopperWith({ page, request });
  await page.goto(
    '/shop/listing?category=graphics_card&availability=in_stock&sort=price-lowtohigh',
  );
  await page.getByRole('button', { name: `Add ${cheap.name} to cart` }).click();
  await expect(drawer(page)).toBeVisible();
  await expect(lineOf(page, cheap)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();

  await page.getByRole('button', { name: `Add ${dear.name} to cart` }).click();
  await expect(pageNotice(page)).toContainText('Added to cart');
  await expect(page.locator('[data-flying]')).toHaveCount(0);
  await expect(badge(page)).toHaveText('2');
  await expect(drawer(page)).toBeHidden();
});

for (const place of ['its own page', 'a list'] as const) {
  test(`[CT-01] what a guest adds on ${place} is in the cart after sign-in`, async ({
    page,
    request,
    shop,
  }) => {
    const [part] = await someParts(request, shop.web);
    const person = await newPerson(request);
    const list = '/shop/listing?category=graphics_card&availability=in_stock&sort=price-lowtohigh';
    const path = place === 'a list' ? list : pathOf(part);
    await page.goto(path);
    const name = place === 'a list' ? `Add ${part.name} to cart` : 'Add to cart';
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(page.getByText(`Sign in to put ${part.name} into your cart`)).toBeVisible();
    await fillSignIn(page, person);
    await expect(page).toHaveURL(path);
    await expect(drawer(page)).toBeVisible();
    await expect(lineOf(page, part)).toBeVisible();
    await expect(badge(page)).toHaveText('1');
    expect(await keptCart(page)).toMatchObject({ items: [{ productId: part._id, quantity: 1 }] });
    await page.reload();
    await expect(badge(page)).toHaveText('1');
  });
}
