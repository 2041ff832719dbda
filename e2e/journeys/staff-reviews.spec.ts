import { expectAccessible } from '../fixtures/accessibility.ts';
import { pathOf } from '../fixtures/parts.ts';
import { addReviews, buyerOf, unreviewed } from '../fixtures/reviews.ts';
import { bearerOf, newPerson, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test('staff answer a reported review, hide it with a reason, and show it again', async ({
  page,
  shop,
}) => {
  const [part] = await unreviewed(page, shop, 'cables');
  if (!part) throw new Error('every cable has reviews');
  await addReviews(shop, part, 1);
  const { email } = await newPerson(page.request);
  await query(
    shop.databaseUrl,
    `insert into review_report (review_id, account_id, reason, note, reported_at)
     select review.id, account.id, 'spam', 'Names a shop', now() from review, account
     where product_id = $1 and email = $2`,
    [part._id, email],
  );
  await signInStaff(page);
  await page.goto('/admin/reviews');
  const row = page.getByRole('listitem').filter({ hasText: part.name });
  await expect(row).toContainText('It is advertising: Names a shop');
  await row.getByRole('button', { name: 'Answer' }).click();
  await row.getByLabel('Answer from the shop').fill('We have looked into it');
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(row).toContainText('We have looked into it');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Hide' }).click();
  await row.getByLabel('Why it is hidden').fill('Advertising');
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/admin/reviews?show=hidden');
  await expect(row).toContainText('Hidden: Advertising');
  await row.getByRole('button', { name: 'Show again' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(page.getByRole('article').filter({ hasText: 'Sample text 1' })).toContainText(
    'We have looked into it',
  );
});

test('staff see the newest open question first and answer it for the shop', async ({
  page,
  shop,
}) => {
  const [part] = await unreviewed(page, shop, 'power_supply');
  if (!part) throw new Error('every power supply has reviews');
  await query(
    shop.databaseUrl,
    `insert into product_question (id, product_id, sample_author, body, asked_at)
     values (gen_random_uuid(), $1, 'Sample visitor', 'Is the cable in the box?', now())`,
    [part._id],
  );
  await signInStaff(page);
  await page.goto('/admin/reviews?show=questions');
  const first = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').first();
  await expect(first).toContainText('Is the cable in the box?');
  await first.getByRole('button', { name: 'Answer' }).click();
  await first.getByLabel('Answer from the shop').fill('It is');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Is the cable in the box?')).toHaveCount(0);
  await page.goto(`${pathOf(part)}#reviews`);
  const questions = page.getByRole('region', { name: 'Questions' });
  await expect(questions).toContainText('Answer from the shop');
});

test('a question that was hidden by mistake is shown again', async ({ page, shop }) => {
  const [part] = await unreviewed(page, shop, 'power_supply');
  if (!part) throw new Error('every power supply has reviews');
  const words = `Does it hum, ${Date.now()}?`;
  await query(
    shop.databaseUrl,
    `insert into product_question (id, product_id, sample_author, body, asked_at)
     values (gen_random_uuid(), $1, 'Sample visitor', $2, now())`,
    [part._id, words],
  );
  await signInStaff(page);
  await page.goto('/admin/reviews?show=questions');
  const row = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').filter({
    hasText: words,
  });
  await row.getByRole('button', { name: 'Hide' }).click();
  await row.getByLabel('Why it is hidden').fill('By mistake');
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Hidden questions' }).click();
  await expect(row).toContainText('Hidden: By mistake');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Show again' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/admin/reviews?show=questions');
  await expect(row).toBeVisible();
});

test('a question that a buyer answered still waits for the shop, and the answer can be hidden', async ({
  page,
  shop,
}) => {
  const { part } = await buyerOf(page, shop, 'memory');
  const words = `Does it come with screws, ${Date.now()}?`;
  const headers = await bearerOf(page);
  const asking = await page.request.post('/api/shop/questions', {
    headers,
    data: { productId: part._id, question: words },
  });
  const { data } = (await asking.json()) as { data: { _id: string } };
  await page.request.post(`/api/shop/questions/${data._id}/answers`, {
    headers,
    data: { answer: 'Ask somebody who cares' },
  });
  await signInStaff(page);
  const row = page
    .getByRole('list', { name: 'Questions' })
    .getByRole('listitem')
    .filter({ hasText: words });
  const answer = row.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  const onPage = page.getByRole('article').filter({ hasText: words });
  await page.goto('/admin/reviews?show=questions');
  await expect(answer).toContainText('Maria S., bought it');
  await answer.getByRole('button', { name: 'Hide answer' }).click();
  await answer.getByLabel('Why the answer is hidden').fill('Insulting');
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(answer).toContainText('Hidden: Insulting');
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(onPage).toContainText('Not answered yet.');

  await page.goto('/admin/reviews');
  await page.getByRole('link', { name: 'All questions' }).click();
  await answer.getByRole('button', { name: 'Show answer again' }).click();
  await expect(answer.getByRole('button', { name: 'Hide answer' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(onPage).toContainText('Ask somebody who cares');
});

test.describe('while the server is away', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|status of 400/] });

  test('a half-written answer stays, and a refused one is read out', async ({ page, shop }) => {
    const [part] = await unreviewed(page, shop, 'cables');
    if (!part) throw new Error('every cable has reviews');
    await addReviews(shop, part, 1);
    await signInStaff(page);
    await page.goto('/admin/reviews?show=unanswered');
    const row = page.getByRole('listitem').filter({ hasText: part.name });
    await row.getByRole('button', { name: 'Hide' }).click();
    await row.getByRole('button', { name: 'Hide' }).click();
    await expect(row.getByRole('alert')).toBeVisible();
    await row.getByLabel('Why it is hidden').fill('Half written');
    await page.route('**/api/admin/reviews?*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await failed;
    await expect(row.getByLabel('Why it is hidden')).toHaveValue('Half written');
    await expectAccessible(page);
  });
});

test('a page of reviews that is gone leads to the last there is, and Back leads away', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/messages');
  await page.goto('/admin/reviews?show=all&page=900');
  await expect(page.getByRole('listitem').filter({ hasText: 'Answer' }).first()).toBeVisible();
  await expect(page).toHaveURL(/page=(?!900)\d+$/);
  await page.goBack();
  await expect(page).toHaveURL('/admin/messages');
});

test('a row that leaves the list does not take the words along that are being written', async ({
  page,
  shop,
}) => {
  const [part] = await unreviewed(page, shop, 'motherboard');
  if (!part) throw new Error('every motherboard has reviews');
  await addReviews(shop, part, 1);
  await signInStaff(page);
  await page.goto('/admin/reviews?show=unanswered');
  const row = page.getByRole('listitem').filter({ hasText: part.name });
  const box = row.getByLabel('Answer from the shop');
  await row.getByRole('button', { name: 'Answer' }).click();
  await box.fill('Half written');
  const lookAgain = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  const pagination = { total: 0, page: 1, limit: 20, pages: 0 };
  await page.route('**/api/admin/reviews?*', (route) =>
    route.fulfill({ json: { success: true, data: [], pagination } }),
  );
  await lookAgain();
  await expect(row).toHaveCount(0);
  await page.unroute('**/api/admin/reviews?*');
  await lookAgain();
  await expect(box).toHaveValue('Half written');
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await row.getByRole('button', { name: 'Answer' }).click();
  await expect(box).toHaveValue('');
});
