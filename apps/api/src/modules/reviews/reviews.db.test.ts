import { expect, test } from 'vitest';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { editReview, removeReview, viewReviewForm, writeReview } from './reviews/own-review.ts';
import { listOwnReviews, listProductReviews, listPendingReviews } from './reviews/list-reviews.ts';
import { markHelpful, reportReview } from './reviews/votes.ts';
import {
  answerReview,
  hideReview,
  listReviewsToModerate,
  showReview,
} from './reviews/moderate-review.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });
const firstPage = { page: 1, limit: 10 };
const newest = { ...firstPage, sort: 'newest' as const };

async function buyerOf(productId: string, status?: string) {
  const shopper = await newShopper(shop);
  const { accountId } = shopper;
  const parcel = { accountId, productIds: [productId], ...(status && { status }) };
  const orderId = await newDeliveredOrder(shop, parcel);
  const write = (rating: number, review = 'Does what the page says') =>
    writeReview(shopper.ctx, { orderId, productId, rating, review });
  return { ...shopper, orderId, write };
}

async function ratingOf(productId: string) {
  const { rows } = await shop.asOwner(
    `select rating_sum::int as sum, review_count as count, coalesce(stars, '{0,0,0,0,0}') as stars
     from product left join product_stars on product_id = id where id = $1`,
    [productId],
  );
  return rows[0] as { sum: number; count: number; stars: number[] };
}

test('[OR-04] requires a delivered order of the customer with the product', async () => {
  const [productId, other] = [await newProduct(shop), await newProduct(shop)];
  const { orderId, ctx, write } = await buyerOf(productId);
  const { data, pagination } = await write(4);
  expect(data).toMatchObject({ orderId, productId, rating: 4, author: 'Test S.', editedAt: null });
  expect(pagination).toEqual({ total: 1, page: 1, pages: 1 });

  const wrongPart = { orderId, productId: other, rating: 5, review: 'Good' };
  await expect(writeReview(ctx, wrongPart)).rejects.toMatchObject({ code: 'review.not_delivered' });
  const stranger = await newShopper(shop);
  const notMine = { ...wrongPart, productId };
  await expect(writeReview(stranger.ctx, notMine)).rejects.toMatchObject({
    code: 'order.not_found',
    status: 404,
  });
  for (const status of ['pending', 'shipped', 'cancelled', 'returned']) {
    const { write: tooSoon } = await buyerOf(productId, status);
    await expect(tooSoon(5), status).rejects.toMatchObject({ code: 'review.not_delivered' });
  }
});

test('[OR-04] allows one review per order and product', async () => {
  const productId = await newProduct(shop);
  const { write, ctx, accountId } = await buyerOf(productId);
  const first = await write(4, 'Quiet');
  await expect(write(5, 'Loud')).rejects.toMatchObject({ code: 'review.already_written' });
  expect((await write(4, 'Quiet')).data._id).toBe(first.data._id);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  await writeReview(ctx, { orderId, productId, rating: 2, review: 'The second one hums' });
  expect(await ratingOf(productId)).toEqual({ sum: 6, count: 2, stars: [0, 1, 0, 1, 0] });
});

test('creates one review from twenty identical concurrent requests', async () => {
  const productId = await newProduct(shop);
  const { write } = await buyerOf(productId);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => write(5, 'Sent twenty times')),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await ratingOf(productId)).toEqual({ sum: 5, count: 1, stars: [0, 0, 0, 0, 1] });
});

test('[OR-04] pages by ten from page 1, sorted and filtered by stars', async () => {
  const productId = await newProduct(shop);
  const ratings = [5, 4, 5, 1, 3, 5, 4, 2, 5, 5, 4, 1];
  const ids: string[] = [];
  for (const rating of ratings) ids.push((await (await buyerOf(productId)).write(rating)).data._id);

  const first = await listProductReviews(guest(), productId, newest);
  expect(first.data.map(({ _id }) => _id)).toEqual(ids.toReversed().slice(0, 10));
  expect(first.pagination).toEqual({ total: 12, page: 1, pages: 2 });
  expect(first.stars).toEqual([2, 1, 1, 3, 5]);
  const second = await listProductReviews(guest(), productId, { ...newest, page: 2 });
  expect(second.data.map(({ _id }) => _id)).toEqual(ids.toReversed().slice(10));

  const rated = async (more: object) =>
    (await listProductReviews(guest(), productId, { ...newest, ...more })).data.map(
      ({ rating }) => rating,
    );
  expect(await rated({ sort: 'highest' })).toEqual([5, 5, 5, 5, 5, 4, 4, 4, 3, 2]);
  expect(await rated({ sort: 'lowest' })).toEqual([1, 1, 2, 3, 4, 4, 4, 5, 5, 5]);
  expect(await rated({ stars: 4 })).toEqual([4, 4, 4]);
  const fours = await listProductReviews(guest(), productId, { ...newest, stars: 4 });
  expect(fours.pagination).toEqual({ total: 3, page: 1, pages: 1 });

  const reader = await newShopper(shop);
  await markHelpful(reader.ctx, ids[3] ?? '', true);
  const helpful = await listProductReviews(guest(), productId, { ...newest, sort: 'helpful' });
  expect(helpful.data[0]).toMatchObject({ _id: ids[3], helpful: 1 });
});

test('marks an edited review, updates the totals and stores the earlier version', async () => {
  const productId = await newProduct(shop);
  const { ctx, write } = await buyerOf(productId);
  const { data } = await write(5, 'Superb');
  const edited = await editReview(ctx, data._id, { rating: 2, review: 'Failed after a week' });
  expect(edited.data).toMatchObject({ rating: 2, review: 'Failed after a week' });
  expect(edited.data.editedAt).not.toBeNull();
  await editReview(ctx, data._id, { rating: 2, review: 'Failed after a week' });
  const { rows } = await shop.asOwner(
    'select rating, body from review_version where review_id = $1',
    [data._id],
  );
  expect(rows).toEqual([{ rating: 5, body: 'Superb' }]);
  expect(await ratingOf(productId)).toEqual({ sum: 2, count: 1, stars: [0, 1, 0, 0, 0] });
  const stranger = await newShopper(shop);
  const change = { rating: 1, review: 'Mine now' };
  await expect(editReview(stranger.ctx, data._id, change)).rejects.toMatchObject({
    code: 'review.not_found',
  });
});

test('counts one helpful vote per account, never on the own review', async () => {
  const productId = await newProduct(shop);
  const author = await buyerOf(productId);
  const { _id } = (await author.write(5)).data;
  const readers = await Promise.all([newShopper(shop), newShopper(shop)]);
  for (const { ctx } of readers) {
    await Promise.all(Array.from({ length: 5 }, () => markHelpful(ctx, _id, true)));
  }
  const [reader] = readers;
  expect(await viewReviewForm(reader.ctx, productId)).toMatchObject({ helpful: [_id] });
  expect(await markHelpful(reader.ctx, _id, true)).toEqual({ helpful: 2 });
  expect(await markHelpful(reader.ctx, _id, false)).toEqual({ helpful: 1 });
  await expect(markHelpful(author.ctx, _id, true)).rejects.toMatchObject({
    code: 'review.own_review',
  });
});

test('lets staff hide a reported review with a reason, answer it and show it again', async () => {
  const productId = await newProduct(shop);
  const author = await buyerOf(productId);
  const { _id } = (await author.write(1, 'Buy at my shop instead')).data;
  const reader = await newShopper(shop);
  const report = { reason: 'spam' as const, note: 'It names a shop' };
  await reportReview(reader.ctx, _id, report);
  await reportReview(reader.ctx, _id, report);
  const boss = shop.as(shop.staff());
  const reported = await listReviewsToModerate(boss, { ...firstPage, show: 'reported' });
  expect(reported.data).toMatchObject([{ _id, reports: [report] }]);

  await hideReview(boss, _id, 'Advertising');
  expect(await ratingOf(productId)).toEqual({ sum: 0, count: 0, stars: [0, 0, 0, 0, 0] });
  expect((await listProductReviews(guest(), productId, newest)).data).toEqual([]);
  expect((await listOwnReviews(author.ctx, firstPage)).data).toMatchObject([
    { _id, hiddenReason: 'Advertising' },
  ]);
  await expect(removeReview(author.ctx, _id)).rejects.toMatchObject({ code: 'review.hidden' });
  await expect(markHelpful(reader.ctx, _id, true)).rejects.toMatchObject({
    code: 'review.not_found',
  });

  await showReview(boss, _id);
  await answerReview(boss, _id, 'Thank you for telling us');
  expect((await listProductReviews(guest(), productId, newest)).data).toMatchObject([
    { _id, answer: { text: 'Thank you for telling us' } },
  ]);
  const { rows } = await shop.asOwner(
    'select action from audit_entry where subject = $1 order by at',
    [`review:${_id}`],
  );
  expect(rows.map(({ action }) => action as string)).toEqual([
    'reviews.hide',
    'reviews.show',
    'reviews.answer',
  ]);
  await expect(hideReview(author.ctx, _id, 'I may not')).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});

test('lists a delivered product as pending until it is reviewed, and again after removal', async () => {
  const productId = await newProduct(shop);
  const { ctx, orderId, write } = await buyerOf(productId);
  const waiting = async () => (await listPendingReviews(ctx)).map(({ product }) => product._id);
  expect(await waiting()).toEqual([productId]);
  expect(await viewReviewForm(ctx, productId)).toMatchObject({
    orderIds: [orderId],
    isBuyer: true,
  });
  const { _id } = (await write(3)).data;
  expect(await waiting()).toEqual([]);
  expect(await viewReviewForm(ctx, productId)).toMatchObject({ orderIds: [], written: [_id] });
  await removeReview(ctx, _id);
  expect(await waiting()).toEqual([productId]);
  expect(await ratingOf(productId)).toEqual({ sum: 0, count: 0, stars: [0, 0, 0, 0, 0] });
});

test('limits a customer to five reviews a minute', async () => {
  const productIds = await Promise.all(Array.from({ length: 6 }, () => newProduct(shop)));
  const { ctx, accountId } = await newShopper(shop);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds });
  const write = (productId = '') =>
    writeReview(ctx, { orderId, productId, rating: 5, review: 'Fine' });
  for (const productId of productIds.slice(0, 5)) await write(productId);
  await expect(write(productIds[5])).rejects.toMatchObject({ code: 'request.too_many' });
});
