import { expectAccessible } from '../fixtures/accessibility.ts';
import { mailedPath } from '../fixtures/mailbox.ts';
import { pathOf } from '../fixtures/parts.ts';
import { pixel } from '../fixtures/pixel.ts';
import {
  addReviews,
  buyerOf,
  deliver,
  expectPosted,
  fillReview,
  unreviewed,
} from '../fixtures/reviews.ts';
import { newPerson, signIn, stored } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test('[OR-04] from the delivered order to a review with a photo, its draft kept by the browser', async ({
  page,
  shop,
}) => {
  const { part, orderId } = await buyerOf(page, shop, 'keyboard');
  await page.goto(`/shop/account/orders/${orderId}`);
  await page.getByRole('link', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByRole('button', { name: 'Post review' }).click();
  await expect(form.getByText('Choose from one to five stars')).toBeVisible();
  await expect(form.getByText('Say in a few words what you found')).toBeVisible();
  await expect(form.getByRole('radio', { name: /^1 star/ })).toBeFocused();
  await expectAccessible(page);

  await fillReview(page, 4, 'Firm keys.\nSee https://keys.example');
  await page.reload();
  await expect(form.getByRole('radio', { name: /^4 stars/ })).toBeChecked();
  await expect(form.getByRole('textbox', { name: 'Your review' })).toHaveValue(/Firm keys/);
  await form
    .getByLabel('Photos', { exact: true })
    .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer: pixel });
  await expect(form.getByAltText('New photo 1')).toBeVisible();
  await form.getByRole('button', { name: 'Post review' }).click();
  await expectPosted(page);
  expect(Object.keys(await stored(page)).filter((key) => key.startsWith('review_draft'))).toEqual(
    [],
  );

  const review = page.getByRole('article', { name: 'Review by Maria S.' });
  await expect(review).toContainText('Verified purchase');
  await expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(review.getByRole('link')).toHaveCount(0);
  await review.getByRole('button', { name: /Photo 1 by Maria S/ }).click();
  await expect(page.getByRole('dialog', { name: 'Photo by Maria S.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You have reviewed this.')).toBeVisible();
  await expectAccessible(page);

  // The page, its listing and what search engines read say the same.
  await expect(async () => {
    const html = await (await page.request.get(pathOf(part))).text();
    expect(html).toContain('"ratingValue":4,"reviewCount":1');
  }).toPass({ timeout: 30_000 });
  const listing = `/api/shop/products/get?category=keyboard&sort=rating&limit=60`;
  await expect(async () => {
    const { data } = (await (await page.request.get(listing)).json()) as {
      data: { _id: string; rating: number; reviewCount: number }[];
    };
    expect(data.find(({ _id }) => _id === part._id)).toMatchObject({ rating: 4, reviewCount: 1 });
    const ratings = data.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  }).toPass();
});

test('[OR-04] who has not received it cannot review it, and a guest signs in first', async ({
  page,
  shop,
}) => {
  const [part] = await unreviewed(page, shop, 'mouse');
  if (!part) throw new Error('every mouse has reviews');
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(page.getByText('Nobody has reviewed this yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
    'href',
    /returnUrl=.*write-review/,
  );
  await signIn(page, await newPerson(page.request));
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(
    page.getByText('Only a product that was delivered to you can be reviewed.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
});

test('bars filter, sorts sort, helpful counts once, and a report reaches the shop', async ({
  page,
  shop,
}) => {
  const [part] = await unreviewed(page, shop, 'headset');
  if (!part) throw new Error('every headset has reviews');
  await addReviews(shop, part, 25);
  await signIn(page, await newPerson(page.request));
  await page.goto(`${pathOf(part)}#reviews`);
  const reviews = page.getByRole('article');
  await expect(reviews.filter({ hasText: 'Sample text' })).toHaveCount(10);
  await page.getByRole('navigation', { name: 'Pages of reviews' }).getByText('Next').click();
  await expect(page.getByText('2 / 3')).toBeVisible();
  await page.getByRole('button', { name: /^5 stars: 5$/ }).click();
  await expect(page.getByText('5 with 5 stars')).toBeVisible();
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(5);
  await page.getByRole('button', { name: /^5 stars: 5$/ }).click();
  await page.getByLabel('Sort by').selectOption('Lowest rating');
  await expect(page.getByRole('img', { name: '1 of 5 stars' })).toHaveCount(5);

  const first = reviews.first();
  const text = (await first.getByText(/^Sample text \d+$/).textContent()) ?? '';
  await first.getByRole('button', { name: 'Helpful' }).click();
  await expect(first.getByRole('button', { name: 'Helpful 1' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Most helpful');
  await expect(reviews.first()).toContainText(text);
  await page.reload();
  const marked = page.getByRole('button', { name: 'Helpful 1' });
  await expect(marked).toHaveAttribute('aria-pressed', 'true');
  await marked.click();
  await expect(marked).toHaveCount(0);

  await reviews.first().getByRole('button', { name: 'Report' }).click();
  await page.getByRole('radio', { name: 'It tells private things' }).check();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Thank you. A person will look at it.')).toBeVisible();
  const { rows } = await query(
    shop.databaseUrl,
    `select reason from review_report join review on review.id = review_id where product_id = $1`,
    [part._id],
  );
  expect(rows).toEqual([{ reason: 'private' }]);
});

test('the account shows what waits and what was written, ten a page, to edit and take back', async ({
  page,
  shop,
}) => {
  test.slow();
  const { person, part } = await buyerOf(page, shop, 'hubs');
  await page.goto('/shop/account?tab=reviews');
  const waiting = page.getByRole('region', { name: 'Waiting for your review' });
  await expect(waiting).toContainText(part.name);
  await waiting.getByRole('button', { name: 'Write a review' }).click();
  await fillReview(page, 2, 'One port is loose');
  await page.getByRole('button', { name: 'Post review' }).click();
  await expectPosted(page);
  await expect(waiting).toHaveCount(0);

  const own = page.getByRole('region', { name: 'Your reviews' });
  await own.getByRole('button', { name: 'Edit' }).click();
  await fillReview(page, 5, 'They sent a new one the next day');
  await page.getByRole('button', { name: 'Save review' }).click();
  await expect(own).toContainText('They sent a new one the next day');
  await expect(own).toContainText(', edited ');
  await expectAccessible(page);

  for (let orders = 0; orders < 10; orders += 1) {
    const orderId = await deliver(shop, { email: person.email, parts: [part] });
    await query(
      shop.databaseUrl,
      `insert into review (id, product_id, order_id, account_id, rating, body, created_at)
       select gen_random_uuid(), $1, $2, id, 4, 'Another one', now() - interval '1 day'
       from account where email = $3`,
      [part._id, orderId, person.email],
    );
  }
  await page.reload();
  await expect(own.getByRole('article')).toHaveCount(10);
  await page.getByRole('navigation', { name: 'Pages of your reviews' }).getByText('Next').click();
  await expect(own.getByRole('article')).toHaveCount(1);
  // A double press asks, and does no more.
  await own.getByRole('button', { name: 'Remove' }).dblclick();
  await own.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('2 / 2')).toHaveCount(0);
  await expect(own.getByRole('article')).toHaveCount(10);
});

test('one letter asks for a review some days later, and its link ends such letters', async ({
  page,
  shop,
}) => {
  test.slow();
  const [part] = await unreviewed(page, shop, 'adapters');
  if (!part) throw new Error('every adapter has reviews');
  const person = await newPerson(page.request);
  await deliver(shop, { email: person.email, parts: [part], daysAgo: 4 });
  const path = await mailedPath(page.request, shop.mail, {
    to: person.email,
    page: '/shop/review-letters',
  });
  await page.goto(path);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not ask me again' }).click();
  await expect(page.getByText('We will not ask you for reviews again.')).toBeVisible();
  const { rows } = await query(
    shop.databaseUrl,
    `select email from review_letter_stop join account on account.id = account_id
     where email = $1`,
    [person.email],
  );
  expect(rows).toEqual([{ email: person.email }]);
});
