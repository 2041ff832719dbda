import { expectAccessible, expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { waitForEmailLink } from '../fixtures/mailbox.ts';
import { pathOf } from '../fixtures/parts.ts';
import { pixel } from '../fixtures/page/pixel.ts';
import {
  addReviews,
  signInBuyer,
  insertDeliveredOrder,
  expectPosted,
  fillReview,
  listUnreviewed,
} from '../fixtures/reviews.ts';
import { newPerson, signIn, readLocalStorage } from '../fixtures/people.ts';
import { runScheduledJob } from '../fixtures/scheduled-jobs.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test('[OR-04] a buyer reviews a delivered product with a photo, and the draft is saved in the browser', async ({
  page,
  shop,
}) => {
  const { part, orderId } = await signInBuyer(page, shop, 'keyboard');
  await page.goto(`/shop/account/orders/${orderId}`);
  await page.getByRole('link', { name: 'Write a review' }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByRole('button', { name: 'Post review' }).click();
  await expect(form.getByText('Choose a rating from 1 to 5 stars')).toBeVisible();
  await expect(form.getByText('Write a few words about the product')).toBeVisible();
  await expect(form.getByRole('radio', { name: /^1 star/ })).toBeFocused();
  await expectAccessible(page, { within: form });

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
  expect(
    Object.keys(await readLocalStorage(page)).filter((key) => key.startsWith('review_draft')),
  ).toEqual([]);

  const review = page.getByRole('article', { name: 'Review by Maria S.' });
  await expect(review).toContainText('Verified purchase');
  await expect(review.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  await expect(review.getByRole('link')).toHaveCount(0);
  await review.getByRole('button', { name: /photo 1 by Maria S/ }).click();
  await expect(page.getByRole('dialog', { name: 'Photo by Maria S.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText("You've reviewed this product.")).toBeVisible();
  await expectAccessible(page, { within: review });

  // The structured data and the listing show the new rating.
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

test('[OR-04] customers cannot review undelivered products, and guests must sign in @nightly', async ({
  page,
  shop,
}) => {
  const [part] = await listUnreviewed(page, shop, 'mouse');
  if (!part) throw new Error('every mouse has reviews');
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
    'href',
    /returnUrl=.*write-review/,
  );
  await signIn(page, await newPerson(page.request));
  await page.goto(`${pathOf(part)}#reviews`);
  await expect(
    page.getByText("You can review this product once it's delivered to you."),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Write a review' })).toHaveCount(0);
});

test('reviews can be filtered, sorted, marked as helpful once and reported @nightly', async ({
  page,
  shop,
}) => {
  const [part] = await listUnreviewed(page, shop, 'headset');
  if (!part) throw new Error('every headset has reviews');
  await addReviews(shop, part, 25);
  await signIn(page, await newPerson(page.request));
  await page.goto(`${pathOf(part)}#reviews`);
  const reviews = page.getByRole('article');
  await expect(reviews.filter({ hasText: 'Sample text' })).toHaveCount(10);
  await page.getByRole('navigation', { name: 'Pages of reviews' }).getByText('Next').click();
  await expect(page.getByText('2 / 3')).toBeVisible();
  await page.getByRole('button', { name: /^5 stars: 5$/ }).click();
  await expect(page.getByText('5 reviews with 5 stars')).toBeVisible();
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(5);
  await page.getByRole('button', { name: /^5 stars: 5$/ }).click();
  await page.getByLabel('Sort by').selectOption('Lowest rating');
  await expect(page.getByRole('img', { name: '1 out of 5 stars' })).toHaveCount(5);

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
  await page.getByRole('radio', { name: 'Shares private information' }).check();
  await expectAccessible(page, { within: page.getByRole('dialog') });
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText("Thanks. We'll look into it.")).toBeVisible();
  const { rows } = await query(
    shop.databaseUrl,
    `select reason from review_report join review on review.id = review_id where product_id = $1`,
    [part._id],
  );
  expect(rows).toEqual([{ reason: 'private' }]);
});

test('[OR-10] the account lists pending and written reviews, ten per page, to edit and remove @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  const { person, part } = await signInBuyer(page, shop, 'hubs');
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
  await expectAccessible(page, { within: own });

  for (let orders = 0; orders < 10; orders += 1) {
    const orderId = await insertDeliveredOrder(shop, { email: person.email, parts: [part] });
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
  // A double click only opens the confirmation.
  await own.getByRole('button', { name: 'Remove' }).dblclick();
  await own.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(page.getByText('2 / 2')).toHaveCount(0);
  await expect(own.getByRole('article')).toHaveCount(10);
});

test('a review request email is sent days after delivery, and its link unsubscribes @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  const [part] = await listUnreviewed(page, shop, 'adapters');
  if (!part) throw new Error('every adapter has reviews');
  const person = await newPerson(page.request);
  await insertDeliveredOrder(shop, { email: person.email, parts: [part], daysAgo: 4 });
  await runScheduledJob(shop.databaseUrl, 'reviews.send_review_requests');
  const path = await waitForEmailLink(page.request, shop.mail, {
    to: person.email,
    page: '/shop/review-letters',
  });
  await page.goto(path);
  await expectAccessibleOnce(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByText("We won't ask you for reviews again.")).toBeVisible();
  const { rows } = await query(
    shop.databaseUrl,
    `select email from review_request_opt_out join account on account.id = account_id
     where email = $1`,
    [person.email],
  );
  expect(rows).toEqual([{ email: person.email }]);
});
