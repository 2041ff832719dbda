import { expectAccessible } from '../fixtures/accessibility.ts';
import {
  addToCart,
  badge,
  cartButton,
  costOf,
  drawer,
  keptCart,
  lineOf,
  notice,
  openCart,
  pesos,
  shopperWith,
  someParts,
  stopClock,
} from '../fixtures/cart.ts';
import { bearerOf, signOut, stored } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[CD-01] [CD-03] [CT-08] items, sums and the badge say what is in the cart', async ({
  page,
  request,
  shop,
}) => {
  const [cheap, dear] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [
    [cheap, 2],
    [dear, 1],
  ]);
  await expect(cartButton(page)).toHaveAccessibleName('Cart 3 items');
  await expect(badge(page)).toHaveText('3');
  await openCart(page);
  await expect(lineOf(page, cheap)).toContainText(pesos(costOf(cheap, 2)));
  await expect(lineOf(page, dear)).toContainText(pesos(costOf(dear)));
  const sum = costOf(cheap, 2) + costOf(dear);
  const terms = drawer(page).locator('dl > div');
  await expect(terms).toHaveText([
    `Subtotal${pesos(sum)}`,
    `Shipping, Metro Manila₱75.00`,
    `Total${pesos(sum + 75)}`,
  ]);
  await expectAccessible(page);

  // The saved list is a part of it.
  await lineOf(page, dear)
    .getByRole('button', { name: /^Save for later/ })
    .click();
  const saved = drawer(page).getByRole('region', { name: 'Saved for later' });
  await expect(saved).toContainText(dear.name);
  await expect(terms.last()).toHaveText(`Total${pesos(costOf(cheap, 2) + 75)}`);
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

test('[CD-02] an empty cart says so and leads to the listing', async ({ page, request }) => {
  await shopperWith({ page, request });
  await openCart(page);
  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
  await drawer(page).getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL('/shop/listing');
  await expect(drawer(page)).toBeHidden();
});

test('[CD-04] [CT-07] [HD-07] the quantity stays between one and the stock', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const stock = part.totalStock;
  await shopperWith({ page, request }, [[part, 1]]);
  await openCart(page);
  const line = lineOf(page, part);
  const [less, more, field] = [
    line.getByRole('button', { name: 'One less' }),
    line.getByRole('button', { name: 'One more' }),
    line.getByRole('textbox', { name: 'Quantity' }),
  ];
  await field.fill('0.2');
  await field.press('Enter');
  await expect(field).toHaveValue('1');
  await expect(less).toBeDisabled();
  await expect(more).toBeEnabled();
  await expect(line.getByText('max', { exact: true })).toBeHidden();

  await stopClock(page);
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
  await expect.poll(async () => (await keptCart(page)).items[0]?.quantity).toBe(stock);
});

test('[CT-03] [CT-04] a part goes to the saved list and comes back', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 2]]);
  await openCart(page);
  const saved = drawer(page).getByRole('region', { name: 'Saved for later' });
  await stopClock(page);
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
  const kept = JSON.parse((await stored(page))['saved_for_later'] ?? '{}') as object;
  expect(Object.keys(kept).toSorted()).toEqual(['items', 'savedAt', 'userId']);
  expect(kept).toMatchObject({ items: [{ productId: part._id, quantity: 2 }] });
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

test('[CT-02] [EN-01] the browser keeps the cart as the server has it', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[part, 1]]);
  await openCart(page);
  await expect.poll(async () => (await keptCart(page)).items).toHaveLength(1);
  await lineOf(page, part).getByRole('button', { name: 'One more' }).click();
  await expect.poll(async () => (await keptCart(page)).items[0]?.quantity).toBe(2);
  const reply = await page.request.get(`/api/shop/cart/get/${await userId(page)}`, {
    headers: await bearerOf(page),
  });
  const { data } = (await reply.json()) as { data: { items: object[]; shippingFee: number } };
  expect(await keptCart(page)).toEqual({ items: data.items, shippingFee: 75 });
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
  await expect.poll(async () => (await keptCart(page)).items).toEqual([]);
});

test('what another tab or device changed is there, and a logout leaves nothing', async ({
  page,
  context,
  request,
  shop,
}) => {
  const [cheap, dear] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [[cheap, 1]]);
  await expect(badge(page)).toHaveText('1');
  const other = await context.newPage();
  await other.goto('/shop/home');
  await expect(badge(other)).toHaveText('1');
  await addToCart(page, dear, 2);
  await other.reload();
  await expect(badge(other)).toHaveText('3');
  await expect(badge(page)).toHaveText('3');

  await signOut(page);
  await expect(badge(page)).toHaveCount(0);
  await expect(badge(other)).toHaveCount(0);
  expect(Object.keys(await stored(page)).filter((key) => /cart|saved/.test(key))).toEqual([]);
});

test('what happened to a line meanwhile is told beside it', async ({ page, request, shop }) => {
  const [cheap, dear] = await someParts(request, shop.web);
  await shopperWith({ page, request }, [
    [cheap, 2],
    [dear, 1],
  ]);
  await page.route('**/api/shop/cart/get/*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: { problems: object[] } };
    body.data.problems = [
      { kind: 'price_changed', productId: cheap._id, was: 1_000, now: 1_200 },
      { kind: 'too_many', productId: cheap._id, available: 1 },
      { kind: 'sold_out', productId: dear._id },
    ];
    await route.fulfill({ response: reply, json: body });
  });
  await page.reload();
  await openCart(page);
  const line = lineOf(page, cheap);
  await expect(line).toContainText('The price changed from ₱1,000.00 to ₱1,200.00.');
  await expect(line).toContainText('Only 1 left.');
  await expect(lineOf(page, dear)).toContainText('Sold out since you added it.');
  await expectAccessible(page);
});

const userId = async (page: Parameters<typeof stored>[0]): Promise<string> =>
  (JSON.parse((await stored(page))['user'] ?? '{}') as { id: string }).id;
