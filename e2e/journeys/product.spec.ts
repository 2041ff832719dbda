import { listParts, pathOf, type Part } from '../fixtures/parts.ts';
import { signInStaff } from '../fixtures/people.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';
import { expect, test as base } from '../fixtures/shop-test.ts';

const test = base.extend<{ parts: Part[]; part: Part }>({
  parts: async ({ request, shop }, use) => use(await listParts(request, shop.web, 'graphics_card')),
  /** On sale with an end, so that its page has everything. */
  part: async ({ parts }, use) => {
    const part = parts.find(({ saleEndsAt, totalStock }) => saleEndsAt && totalStock > 1);
    if (!part) throw new Error('The demo has no graphics card on sale');
    await use(part);
  },
});

const pesos = (amount: number) =>
  `₱${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test('RT-05, CT-09 so far: a product is shown to anyone, with its price, stock and facts', async ({
  open,
  page,
  part,
}) => {
  const response = await open(pathOf(part));
  expect(response.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(`${part.name} | Sirkito`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(part.name);
  await expect(main.getByText(pesos(part.salePrice)).first()).toBeVisible();
  await expect(main.getByText(pesos(part.price)).first()).toBeVisible();
  await expect(main.getByText(`Save ${pesos(part.price - part.salePrice)}`)).toBeVisible();
  await expect(
    main.getByText(/^VAT included\. Sale ends \w{3} \d+ \w{3}, \d+:\d\d [AP]M\.$/),
  ).toBeVisible();
  const length = main.getByRole('row', { name: /^Length/ });
  await expect(length.getByRole('cell')).toHaveText(/^\d+(\.\d+)? mm$/);
  await expect(length).toContainText('Must be less than the longest card the case takes.');
  for (const name of ['36 months warranty', '7 days to return, unopened']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  await main.getByText('Metro Manila, 1 to 2 working days').click();
  const areas = main.getByRole('table', { name: 'Delivery of one by area' });
  await expect(areas.getByRole('row', { name: /^Mindanao/ })).toContainText(/₱\d+\.00$/);
  expect(await main.getByRole('article').count()).toBeGreaterThan(3);
});

test('its address has one readable tail: another leads there, none does as well', async ({
  shop,
  request,
  part,
}) => {
  const bare = await request.get(`${shop.web}/shop/product/${part._id}`);
  expect(bare.status()).toBe(200);
  expect(await bare.text()).toMatch(new RegExp(`rel="canonical" href="[^"]*${pathOf(part)}"`));
  const wrong = await request.get(`${shop.web}/shop/product/${part._id}/another-card`, {
    maxRedirects: 0,
  });
  expect(wrong.status()).toBe(308);
  expect(wrong.headers()['location']).toBe(pathOf(part));
});

test.describe('what is not there', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  for (const path of [
    '/shop/product/01a1dd3a-11d0-73ae-a699-000000000000',
    '/shop/product/no-such-id/no-such-part',
    '/shop/product/%27%3B%20drop%20table%20product%3B',
    '/shop/no-such-page',
  ]) {
    test(`[RT-08] ${path} is the not-found page with status 404`, async ({ open, page }) => {
      const response = await open(path);
      expect(response.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trace leads nowhere');
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }

  test('CT-01 so far: a guest who adds something is asked to sign in', async ({ page, part }) => {
    await page.goto(pathOf(part));
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(pathOf(part))}`);
  });
});

test('CT-07 so far: a quantity below 1 or above the stock is refused in words', async ({
  page,
  part,
}) => {
  await page.goto(pathOf(part));
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill(String(part.totalStock + 1));
  await quantity.press('Enter');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Stock limit reached');
  await expect(notices).toContainText(`Only ${part.totalStock} items available`);
  await expect(quantity).toHaveValue('1');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(notices).toContainText('Minimum quantity is 1');
  await quantity.fill('0.2');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('2');
});

test('of what there is plenty, as many as may be ordered can be chosen, and no more', async ({
  page,
}) => {
  await signInStaff(page);
  const { id } = await newStaffProduct(page, { totalStock: 150 });
  await page.goto(`/shop/product/${id}`);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('120');
  await quantity.press('Enter');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('At most 99 of one product can be ordered');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('99');
  await quantity.press('Enter');
  const more = page.getByRole('button', { name: 'One more' });
  await expect(more).toBeDisabled();
  await expect(more).toHaveAccessibleDescription('At most 99 of one product');
});

test('everything on it is reached and worked by keys alone', async ({ page, part }) => {
  await page.goto(pathOf(part));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const reached: string[] = [];
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const { activeElement: found } = document;
        return found?.getAttribute('aria-label') ?? found?.textContent ?? '';
      }),
    );
  }
  for (const name of ['Quantity', 'One more', 'Add to cart', 'Compare', 'Share']) {
    expect(reached).toContain(name);
  }
  await page.getByRole('button', { name: 'Compare', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('pointing at a card brings its page in advance', async ({ page, part }) => {
  await page.goto(pathOf(part));
  const card = page.getByRole('main').getByRole('article').first();
  const fetched = page.waitForRequest((request) => request.url().includes('.data'));
  await card.getByRole('link').hover();
  expect((await fetched).url()).toContain('/shop/product/');
});

test('CT-08 so far: a sale price counts when there is one, else the price', async ({
  page,
  parts,
}) => {
  const [onSale, plain] = [
    parts.find(({ salePrice }) => salePrice > 0),
    parts.find(({ salePrice }) => salePrice === 0),
  ];
  for (const part of [onSale, plain]) {
    if (!part) throw new Error('The demo has no such card');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf(part));
    const bar = page.locator('[data-buy-bar]');
    await expect(bar).toContainText(pesos(part.salePrice || part.price));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('price and button stay under the thumb, and notices above them', async ({
    open,
    page,
    part,
  }) => {
    await open(pathOf(part));
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
    const add = page.getByRole('button', { name: 'Add to cart' });
    await expect(add).toHaveCount(1);
    await expect(add).toBeInViewport({ ratio: 1 });
    const box = await add.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await page.getByRole('textbox', { name: 'Quantity' }).fill('0');
    await page.getByRole('textbox', { name: 'Quantity' }).press('Enter');
    const notice = page.getByRole('status').filter({ hasText: 'Minimum quantity is 1' });
    await expect(notice).toBeVisible();
    // It moves to its place.
    const overlap = async () => {
      const [above, below] = [await notice.boundingBox(), await add.boundingBox()];
      return (above?.y ?? Infinity) + (above?.height ?? 0) - (below?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 404/] });

  test('the page is whole and can be acted on', async ({ page, part }) => {
    await page.goto(pathOf(part));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);
    await expect(page.getByRole('row', { name: /^Length/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /Compare|Share/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Fshop%2Fproduct%2F/);
  });
});

test('who closes the large picture is back where it was opened', async ({ page, part }) => {
  await page.goto(pathOf(part));
  const opener = page.getByRole('link', { name: 'Look closer' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
