import { listParts, pathOf, type Part } from '../fixtures/parts.ts';
import { expect, test as base } from '../fixtures/shop-test.ts';
import { newProduct } from '../fixtures/staff-products.ts';

const test = base.extend<{ part: Part }>({
  /** On sale with an end date, so that its page shows every element. */
  part: async ({ request, shop }, use) => {
    const parts = await listParts(request, shop.web, 'graphics_card');
    const part = parts.find(({ saleEndsAt, totalStock }) => saleEndsAt && totalStock > 1);
    if (!part) throw new Error('The demo has no graphics card on sale');
    await use(part);
  },
});

test('a product page works by pointer and by keyboard (part of CT-01 and CT-07)', async ({
  open,
  page,
  part,
}) => {
  await open(pathOf(part));
  const notices = page.getByRole('region', { name: 'Notifications' });

  await test.step('hovering a card prefetches its page', async () => {
    const card = page.getByRole('main').getByRole('article').first();
    const fetched = page.waitForRequest((request) => request.url().includes('.data'));
    await card.getByRole('link').hover();
    expect((await fetched).url()).toContain('/shop/product/');
  });

  await test.step('every control is reachable by keyboard', async () => {
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
    for (const name of ['Quantity', 'Increase quantity', 'Add to cart', 'Compare', 'Share']) {
      expect(reached).toContain(name);
    }
    const compare = page.getByRole('button', { name: 'Compare', exact: true });
    await compare.focus();
    await page.keyboard.press('Space');
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('closing the large image returns focus to its link', async () => {
    const opener = page.getByRole('link', { name: 'View larger' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('a quantity below 1 or above the stock shows an error (part of CT-07)', async () => {
    const quantity = page.getByRole('textbox', { name: 'Quantity' });
    await quantity.fill(String(part.totalStock + 1));
    await quantity.press('Enter');
    await expect(notices).toContainText('Stock limit reached');
    await expect(notices).toContainText(`Only ${part.totalStock} items available`);
    await expect(quantity).toHaveValue('1');
    await quantity.fill('0');
    await quantity.press('Enter');
    await expect(notices).toContainText('Minimum quantity is 1');
    await quantity.fill('0.2');
    await quantity.press('Enter');
    await expect(quantity).toHaveValue('1');
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(quantity).toHaveValue('2');
  });

  await test.step('a guest who adds an item is asked to sign in (part of CT-01)', async () => {
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(pathOf(part))}`);
  });
});

test('the quantity is limited to 99 per product @nightly', async ({ page, request }) => {
  const { id } = await newProduct(request, { totalStock: 150 });
  await page.goto(`/shop/product/${id}`);
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('120');
  await quantity.press('Enter');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('You can order up to 99 of each product');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('99');
  await quantity.press('Enter');
  const more = page.getByRole('button', { name: 'Increase quantity' });
  await expect(more).toBeDisabled();
  await expect(more).toHaveAccessibleDescription('Limit: 99 per product');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the buy bar stays in view, with notifications above it @nightly', async ({
    open,
    page,
    part,
  }) => {
    await open(pathOf(part));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const add = page.getByRole('button', { name: 'Add to cart' });
    await expect(add).toHaveCount(1);
    await expect(add).toBeInViewport({ ratio: 1 });
    const box = await add.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await page.getByRole('textbox', { name: 'Quantity' }).fill('0');
    await page.getByRole('textbox', { name: 'Quantity' }).press('Enter');
    const notice = page.getByRole('status').filter({ hasText: 'Minimum quantity is 1' });
    await expect(notice).toBeVisible();
    // The notification slides in.
    const overlap = async () => {
      const [above, below] = [await notice.boundingBox(), await add.boundingBox()];
      return (above?.y ?? Infinity) + (above?.height ?? 0) - (below?.y ?? 0);
    };
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedBrowserErrors: [/status of 404/] });

  test('the product page renders and Add to cart works', async ({ page, part }) => {
    await page.goto(pathOf(part));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(part.name);
    await expect(page.getByRole('row', { name: /^Length/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Compare|Share/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?returnUrl=%2Fshop%2Fproduct%2F/);
  });
});
