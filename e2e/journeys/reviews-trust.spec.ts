import { pathOf } from '../fixtures/parts.ts';
import { addReviews, buyerOf, expectPosted, fillReview, unreviewed } from '../fixtures/reviews.ts';
import { bearerOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

const evil =
  '</script><script>globalThis.pwned=1</script><img src=x onerror="globalThis.pwned=1"> javascript:pwned()';

test('nothing that is stored runs: not from a review, a question, an answer or staff', async ({
  page,
  shop,
}) => {
  const { part } = await buyerOf(page, shop, 'cpu_cooling');
  await page.goto(`${pathOf(part)}#write-review`);
  await fillReview(page, 5, evil);
  await page.getByRole('button', { name: 'Post review' }).click();
  await expectPosted(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill(evil);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const questions = page.getByRole('region', { name: 'Questions' });
  const asked = questions.getByRole('article').filter({ hasText: evil });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(evil);
  await asked.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(asked.getByText(evil)).toHaveCount(2);
  await query(
    shop.databaseUrl,
    `update review set answer = $1, answered_at = now() where product_id = $2`,
    [evil, part._id],
  );
  for (const path of [`${pathOf(part)}#reviews`, '/shop/account?tab=reviews']) {
    await page.goto(path);
    await page.reload();
    await expect(page.getByRole('article').getByText(evil).first()).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    await expect(page.locator('article img[src="x"], article a[href^="http"]')).toHaveCount(0);
  }
});

test.describe('when the server cannot answer', () => {
  test.use({ expectedComplaints: [/status of (?:50\d|409)|ERR_FAILED/] });

  test('[ER-06] the server’s message is shown, else ours, and what was written stays', async ({
    page,
    shop,
  }) => {
    const { part, orderId } = await buyerOf(page, shop, 'ups_avr');
    await page.route(/\/api\/shop\/reviews\/product\/[^/]+\?/, (route) =>
      route.fulfill({ status: 503, body: 'down' }),
    );
    await page.goto(`${pathOf(part)}#write-review`);
    await expect(page.getByText('Failed to fetch reviews')).toBeVisible({ timeout: 20_000 });
    await page.unroute(/\/api\/shop\/reviews\/product\/[^/]+\?/);
    // It comes by itself, and moves what is below it.
    await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Nobody has reviewed this yet.')).toBeVisible();

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
    const said = 'Only a product that was delivered to you can be reviewed';
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
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

test('[OR-03] reviews show that they are on their way', async ({ page, shop }) => {
  const [part] = await unreviewed(page, shop, 'monitor');
  if (!part) throw new Error('every monitor has reviews');
  const asked = Promise.withResolvers<void>();
  await page.route(/\/api\/shop\/reviews\/product\//, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(`${pathOf(part)}#reviews`);
  const pending = page.getByText('Reviews are on their way');
  await expect(pending).toBeAttached();
  asked.resolve();
  await expect(pending).toHaveCount(0);
});

test('500 reviews bring no script to the first load, and ten of them come when one nears', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await unreviewed(page, shop, 'graphics_card');
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

test('a question is asked by anyone signed in and answered by who has received it', async ({
  page,
  shop,
}) => {
  const { part } = await buyerOf(page, shop, 'pc_case');
  await page.goto(`${pathOf(part)}#reviews`);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('At least 10 characters')).toBeVisible();
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
