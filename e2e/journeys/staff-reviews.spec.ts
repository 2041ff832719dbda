import { expectAccessible, expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { pathOf } from '../fixtures/parts.ts';
import { addReviews, signInBuyer, listUnreviewed } from '../fixtures/reviews.ts';
import { bearerOf, newPerson, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test('staff answer a reported review, hide it with a reason, and show it again', async ({
  page,
  shop,
}) => {
  const [part] = await listUnreviewed(page, shop, 'cables');
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
  await expect(row).toContainText('Spam or advertising: Names a shop');
  await row.getByRole('button', { name: 'Answer' }).click();
  await row.getByLabel('Public answer').fill('We have looked into it');
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(row).toContainText('We have looked into it');
  await expectAccessibleOnce(page);

  await row.getByRole('button', { name: 'Hide' }).click();
  await row.getByLabel('Reason for hiding').fill('Advertising');
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

test('staff see the newest open question first, hide it, show it again and answer it @nightly', async ({
  page,
  shop,
}) => {
  const [part] = await listUnreviewed(page, shop, 'power_supply');
  if (!part) throw new Error('every power supply has reviews');
  const text = `Is the cable in the box, ${Date.now()}?`;
  // Newer than any question from other tests.
  await query(
    shop.databaseUrl,
    `insert into product_question (id, product_id, sample_author, body, asked_at)
     values (gen_random_uuid(), $1, 'Sample visitor', $2, now() + interval '1 hour')`,
    [part._id, text],
  );
  await signInStaff(page);
  await page.goto('/admin/reviews?show=questions');
  const list = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  const row = list.filter({ hasText: text });
  await expect(list.first()).toContainText(text);
  await row.getByRole('button', { name: 'Hide' }).click();
  await row.getByLabel('Reason for hiding').fill('By mistake');
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Hidden questions' }).click();
  await expect(row).toContainText('Hidden: By mistake');
  await expectAccessible(page, { within: row });
  await row.getByRole('button', { name: 'Show again' }).click();
  await expect(row).toHaveCount(0);

  await page.goto('/admin/reviews?show=questions');
  await row.getByRole('button', { name: 'Answer' }).click();
  await row.getByLabel('Public answer').fill('It is');
  await expectAccessible(page, { within: row });
  await row.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.goto(`${pathOf(part)}#reviews`);
  const question = page.getByRole('article').filter({ hasText: text });
  await expect(question).toContainText('Answer from the shop');
});

test('a question answered by a buyer stays open for staff, who can hide the answer @nightly', async ({
  page,
  shop,
}) => {
  const { part } = await signInBuyer(page, shop, 'memory');
  const text = `Does it come with screws, ${Date.now()}?`;
  const headers = await bearerOf(page);
  const asking = await page.request.post('/api/shop/questions', {
    headers,
    data: { productId: part._id, question: text },
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
    .filter({ hasText: text });
  const answer = row.getByRole('list', { name: 'Answers' }).getByRole('listitem');
  const onPage = page.getByRole('article').filter({ hasText: text });
  await page.goto('/admin/reviews?show=questions');
  await expect(answer).toContainText('Maria S., verified buyer');
  await answer.getByRole('button', { name: 'Hide answer' }).click();
  await answer.getByLabel('Reason for hiding the answer').fill('Insulting');
  await expectAccessible(page, { within: row });
  await answer.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(answer).toContainText('Hidden: Insulting');
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(onPage).toContainText('Not answered yet.');

  await page.goto('/admin/reviews');
  await page.getByRole('link', { name: 'All questions' }).click();
  await answer.getByRole('button', { name: 'Show answer again' }).click();
  await expect(answer.getByRole('button', { name: 'Hide answer' })).toBeVisible();
  await expectAccessible(page, { within: row });
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(onPage).toContainText('Ask somebody who cares');
});

test('a page number past the end opens the last page of reviews without a history entry @nightly', async ({
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

test.describe('while the server is down', () => {
  test.use({ expectedBrowserErrors: [/ERR_FAILED|status of 400/] });

  test('half-written text survives a failed refetch or a lost row, and form errors are announced @nightly', async ({
    page,
    shop,
  }) => {
    const [part] = await listUnreviewed(page, shop, 'motherboard');
    if (!part) throw new Error('every motherboard has reviews');
    await addReviews(shop, part, 1);
    await signInStaff(page);
    await page.goto('/admin/reviews?show=unanswered');
    const row = page.getByRole('listitem').filter({ hasText: part.name });
    const cancel = row.getByRole('button', { name: 'Cancel' });
    const refetch = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await row.getByRole('button', { name: 'Hide' }).click();
    await row.getByRole('button', { name: 'Hide' }).click();
    await expect(row.getByRole('alert')).toBeVisible();
    const reason = row.getByLabel('Reason for hiding');
    await reason.fill('Half written');
    await page.route('**/api/admin/reviews?*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await refetch();
    await failed;
    await expect(reason).toHaveValue('Half written');
    await expectAccessible(page, { within: row });
    await page.unroute('**/api/admin/reviews?*');
    await cancel.click();

    const box = row.getByLabel('Public answer');
    await row.getByRole('button', { name: 'Answer' }).click();
    await box.fill('Half written');
    const pagination = { total: 0, page: 1, limit: 20, pages: 0 };
    await page.route('**/api/admin/reviews?*', (route) =>
      route.fulfill({ json: { success: true, data: [], pagination } }),
    );
    await refetch();
    await expect(row).toHaveCount(0);
    await page.unroute('**/api/admin/reviews?*');
    await refetch();
    await expect(box).toHaveValue('Half written');
    await cancel.click();
    await page.reload();
    await row.getByRole('button', { name: 'Answer' }).click();
    await expect(box).toHaveValue('');
  });
});
