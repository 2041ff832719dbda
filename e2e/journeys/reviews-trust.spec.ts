import { pathOf } from '../fixtures/parts.ts';
import {
  addReviews,
  signInBuyer,
  expectPosted,
  fillReview,
  listUnreviewed,
} from '../fixtures/reviews.ts';
import { bearerOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

const xssPayload =
  '</script><script>globalThis.pwned=1</script><img src=x onerror="globalThis.pwned=1"> javascript:pwned()';

test('reviews, questions and answers cannot inject scripts', async ({ page, shop }) => {
  const { part } = await signInBuyer(page, shop, 'cpu_cooling');
  await page.goto(`${pathOf(part)}#write-review`);
  await fillReview(page, 5, xssPayload);
  await page.getByRole('button', { name: 'Post review' }).click();
  await expectPosted(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill(xssPayload);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  const question = questions.getByRole('article').filter({ hasText: xssPayload });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(xssPayload);
  await question.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(question.getByText(xssPayload)).toHaveCount(2);
  await query(
    shop.databaseUrl,
    `update review set answer = $1, answered_at = now() where product_id = $2`,
    [xssPayload, part._id],
  );
  for (const open of [() => page.reload(), () => page.goto('/shop/account?tab=reviews')]) {
    await open();
    await expect(page.getByRole('article').getByText(xssPayload).first()).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    await expect(page.locator('article img[src="x"], article a[href^="http"]')).toHaveCount(0);
  }
});

test.describe('when the server fails', () => {
  test.use({ expectedBrowserErrors: [/status of (?:50\d|409)|ERR_FAILED/] });

  test('[ER-06] shows the server message or a fallback, and keeps the written review', async ({
    page,
    shop,
  }) => {
    const { part, orderId } = await signInBuyer(page, shop, 'ups_avr');
    await page.route(/\/api\/shop\/reviews\/product\/[^/]+\?/, (route) =>
      route.fulfill({ status: 503, body: 'down' }),
    );
    await page.goto(`${pathOf(part)}#write-review`);
    await expect(page.getByText('Failed to fetch reviews')).toBeVisible({ timeout: 20_000 });
    await page.unroute(/\/api\/shop\/reviews\/product\/[^/]+\?/);
    // The form loads on its own and shifts the content below.
    await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No reviews yet.')).toBeVisible();

    await page.route('**/api/shop/reviews', (route) => route.abort());
    await fillReview(page, 3, 'Beeps at night');
    const send = page.getByRole('button', { name: 'Post review' });
    await send.click();
    await expect(page.getByText('Failed to create review')).toBeVisible();
    await page.unroute('**/api/shop/reviews');
    await query(shop.databaseUrl, `update customer_order set status = 'returned' where id = $1`, [
      orderId,
    ]);
    await send.click();
    const message = "You can review a product once it's delivered";
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await query(shop.databaseUrl, `update customer_order set status = 'delivered' where id = $1`, [
      orderId,
    ]);
    await send.click();
    await expectPosted(page);

    await page.route('**/api/shop/reviews/user?*', (route) => route.fulfill({ status: 502 }));
    await page.goto('/shop/account?tab=reviews');
    await expect(page.getByText('Failed to fetch user reviews')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/api/shop/reviews/user?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.route(/\/api\/shop\/reviews\/[\w-]{36}$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Save review' }).click();
    await expect(page.getByText('Failed to update review')).toBeVisible();
  });
});

test('[OR-03] reviews show a loading state @nightly', async ({ page, shop }) => {
  const [part] = await listUnreviewed(page, shop, 'monitor');
  if (!part) throw new Error('every monitor has reviews');
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/shop\/reviews\/product\//, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`${pathOf(part)}#reviews`);
  const pending = page.getByText('Loading reviews');
  await expect(pending).toBeAttached();
  gate.resolve();
  await expect(pending).toHaveCount(0);
});

test('500 reviews add no script to the first load, and ten load on scroll @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await listUnreviewed(page, shop, 'graphics_card');
  if (!part) throw new Error('every graphics card has reviews');
  await addReviews(shop, part, 500);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.goto(pathOf(part), { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const reply = await request.head(url, { headers: { 'accept-encoding': 'gzip' } });
      return Number(reply.headers()['content-length']);
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: `${total} of script, gzip` });
  expect([...scripts].filter((url) => url.includes('product-reviews'))).toEqual([]);
  expect(total).toBeLessThanOrEqual(165_000);

  await page.getByRole('heading', { name: /reviews$/i }).scrollIntoViewIfNeeded();
  await expect(page.getByText('from 500 reviews')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Sample text' })).toHaveCount(10);
});

test('any signed-in customer can ask a question, and a buyer can answer it @nightly', async ({
  page,
  shop,
}) => {
  const { part } = await signInBuyer(page, shop, 'pc_case');
  await page.goto(`${pathOf(part)}#reviews`);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Must be 10 characters or more')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Your question' })
    .fill('Does it come with a glass side?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  const own = questions.getByRole('article').filter({ hasText: 'glass side' });
  await expect(own).toContainText('Not answered yet.');
  await own.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Mine does');
  await own.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(own).toContainText('Maria S., verified purchase');
  const forStaff = await page.request.get('/api/admin/questions', {
    headers: await bearerOf(page),
  });
  expect(forStaff.status()).toBe(403);
});
