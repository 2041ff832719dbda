import { expectAccessible } from '../fixtures/accessibility.ts';
import { pathOf } from '../fixtures/parts.ts';
import { addReviews, unreviewed } from '../fixtures/reviews.ts';
import { newPerson, signInStaff } from '../fixtures/people.ts';
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
