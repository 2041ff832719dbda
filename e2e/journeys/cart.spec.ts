import { expectAccessible } from '../fixtures/page/accessibility.ts';
import {
  addToCart,
  anyPage,
  badge,
  cartButton,
  costOf,
  drawer,
  storedCart,
  lineOf,
  notice,
  openCart,
  pesos,
  shopperWith,
  someParts,
  pauseClock,
} from '../fixtures/cart.ts';
import type { Part } from '../fixtures/parts.ts';
import { bearerOf, signOut, readLocalStorage } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const linesOf = (one: Part, other: Part) => [[one, 2] as const, [other, 1] as const];

test('[CD-01] [CD-03] [CT-08] the drawer shows items, totals and the badge count', async ({
  page,
  request,
  shop,
}) => {
  const [cheap, expensive] = await someParts(request, shop.web);
  await shopperWith({ page, request }, linesOf(cheap, expensive), anyPage);
  await expect(cartButton(page)).toHaveAccessibleName('Cart 3 items');
  await expect(badge(page)).toHaveText('3');
  await openCart(page);
  await expect(lineOf(page, cheap)).toContainText(pesos(costOf(cheap, 2)));
  await expect(lineOf(page, expensive)).toContainText(pesos(costOf(expensive)));
  const sum = costOf(cheap, 2) + costOf(expensive);
  const terms = drawer(page).locator('dl > div');
  await expect(terms).toHaveText([
    `Subtotal${pesos(sum)}`,
    'Shipping, from₱75.00',
    `Total${pesos(sum + 75)}`,
  ]);

  // Saving for later removes the item from the total.
  await lineOf(page, expensive)
    .getByRole('button', { name: /^Save for later/ })
    .click();
  const saved = drawer(page).getByRole('region', { name: 'Saved for later' });
  await expect(saved).toContainText(expensive.name);
  await expect(terms.last()).toHaveText(`Total${pesos(costOf(cheap, 2) + 75)}`);
  // The drawer now shows lines, totals and the saved list.
  await expectAccessible(page);
  const checkOut = drawer(page).getByRole('link', { name: 'Proceed to Checkout' });
  await expect(checkOut).toHaveAttribute('href', '/shop/checkout');

  await lineOf(page, cheap)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(terms).toHaveText(['Subtotal₱0.00', 'Total₱0.00']);
  await expect(drawer(page).getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await expect(badge(page)).toHaveCount(0);
});

test('[CD-04] [CT-07] [HD-07] the quantity stays between 1 and the stock', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const stock = part.totalStock;
  await shopperWith({ page, request }, [[part, 1]], anyPage);
  await openCart(page);
  const line = lineOf(page, part);
  const [less, more, field] = [
    line.getByRole('button', { name: 'Decrease quantity' }),
    line.getByRole('button', { name: 'Increase quantity' }),
    line.getByRole('textbox', { name: 'Quantity' }),
  ];
  await field.fill('0.2');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await expect(less).toBeDisabled();
  await expect(more).toBeEnabled();
  await expect(line.getByText('max', { exact: true })).toBeHidden();

  await pauseClock(page);
  await field.fill('0');
  await field.press('Enter');
  await expect(notice(page)).toContainText('Minimum quantity is 1');
  await expect(field).toHaveValue('1');
  await page.clock.runFor(1_400);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice(page)).toBeHidden();

  await field.fill(String(stock + 1));
  await field.press('Enter');
  await expect(notice(page)).toContainText('Stock limit reached');
  await expect(notice(page)).toContainText(`Only ${stock} items available`);
  await expect(field).toHaveValue('1');
  await page.clock.runFor(1_900);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice(page)).toBeHidden();
  await page.clock.resume();

  await field.fill(String(stock));
  await field.press('Enter');
  await expect(more).toBeDisabled();
  await expect(less).toBeEnabled();
  await expect(line.getByText('max', { exact: true })).toBeVisible();
  const tooltip = line.getByRole('tooltip', { name: `Maximum stock: ${stock}` });
  await expect(tooltip).toBeHidden();
  await more.hover({ force: true });
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toHaveCSS('transition-delay', '0.7s');
  await expect.poll(async () => (await storedCart(page)).items[0]?.quantity).toBe(stock);
});

test('[CT-03] [CT-04] an item is saved for later and moved back to the cart', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 2]], anyPage);
  await openCart(page);
  const saved = drawer(page).getByRole('region', { name: 'Saved for later' });
  await pauseClock(page);
  await lineOf(page, part)
    .getByRole('button', { name: /^Save for later/ })
    .click();
  await expect(notice(page)).toContainText('Item saved for later');
  await expect(notice(page)).toContainText(
    "You can find it in the 'Saved for later' section of your cart",
  );
  await page.clock.runFor(100);
  await expect(saved.getByRole('listitem')).toHaveCount(1);
  await expect(drawer(page)).toContainText('Your cart is empty');
  const savedList = JSON.parse((await readLocalStorage(page))['saved_for_later'] ?? '{}') as object;
  expect(Object.keys(savedList).toSorted()).toEqual(['items', 'savedAt', 'userId']);
  expect(savedList).toMatchObject({ items: [{ productId: part._id, quantity: 2 }] });
  await page.clock.runFor(2_300);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice(page)).toBeHidden();

  await saved.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(notice(page)).toContainText('Item moved to cart');
  await expect(notice(page)).toContainText(`${part.name.slice(0, 30)}...`);
  await page.clock.runFor(100);
  await expect(saved).toBeHidden();
  await expect(lineOf(page, part).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await page.clock.runFor(2_300);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice(page)).toBeHidden();
});

test('[CT-02] [EN-01] [CD-02] localStorage mirrors the server cart, and an empty cart links to the listing @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 1]], anyPage);
  await openCart(page);
  await expect.poll(async () => (await storedCart(page)).items).toHaveLength(1);
  await lineOf(page, part).getByRole('button', { name: 'Increase quantity' }).click();
  await expect.poll(async () => (await storedCart(page)).items[0]?.quantity).toBe(2);
  const reply = await page.request.get(`/api/shop/cart/get/${await userId(page)}`, {
    headers: await bearerOf(page),
  });
  const { data } = (await reply.json()) as { data: { items: object[]; shippingFee: number } };
  expect(await storedCart(page)).toEqual({ items: data.items, shippingFee: 75 });
  expect(Object.keys(data.items[0] ?? {}).toSorted()).toEqual([
    'image',
    'price',
    'productId',
    'quantity',
    'salePrice',
    'slug',
    'title',
    'totalStock',
  ]);
  await lineOf(page, part)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.poll(async () => (await storedCart(page)).items).toEqual([]);

  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page, { within: drawer(page) });
  await drawer(page).getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL('/shop/listing');
  await expect(drawer(page)).toBeHidden();
});

test('changes from other tabs and devices show up, and sign-out clears the cart @nightly', async ({
  page,
  context,
  request,
  shop,
}) => {
  const [cheap, expensive] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[cheap, 1]], anyPage);
  await expect(badge(page)).toHaveText('1');
  const other = await context.newPage();
  await other.goto(anyPage);
  await expect(badge(other)).toHaveText('1');
  await addToCart(page, expensive, 2);
  await other.reload();
  await expect(badge(other)).toHaveText('3');
  await expect(badge(page)).toHaveText('3');

  await signOut(page);
  await expect(badge(page)).toHaveCount(0);
  await expect(badge(other)).toHaveCount(0);
  expect(Object.keys(await readLocalStorage(page)).filter((key) => /cart|saved/.test(key))).toEqual(
    [],
  );
});

test('each cart line shows price changes and stock problems @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [cheap, expensive] = await someParts(request, shop.web);
  await page.route('**/api/shop/cart/get/*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { problems: object[] } };
    body.data.problems = [
      { kind: 'price_changed', productId: cheap._id, was: 1_000, now: 1_200 },
      { kind: 'too_many', productId: cheap._id, available: 1 },
      { kind: 'sold_out', productId: expensive._id },
    ];
    await route.fulfill({ response: reply, json: body });
  });
  await shopperWith({ page, request }, linesOf(cheap, expensive), anyPage);
  await openCart(page);
  const line = lineOf(page, cheap);
  await expect(line).toContainText('The price changed from ₱1,000 to ₱1,200.');
  await expect(line).toContainText('Only 1 left.');
  await expect(lineOf(page, expensive)).toContainText('Out of stock. Remove it to continue.');
  await expectAccessible(page, { within: drawer(page) });
});

const userId = async (page: Parameters<typeof readLocalStorage>[0]): Promise<string> =>
  (JSON.parse((await readLocalStorage(page))['user'] ?? '{}') as { id: string }).id;
