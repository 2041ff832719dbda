import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listQuestions } from '../../modules/reviews/questions/ask-question.ts';
import { listProductReviews } from '../../modules/reviews/reviews/list-reviews.ts';
import { seedSamples } from './seed-sample-reviews.ts';

const shop = testShop();

test('seeds samples once, marks them as samples and spreads them over all ratings', async () => {
  const productIds = await Promise.all(Array.from({ length: 60 }, () => newProduct(shop)));
  const added = await seedSamples(shop.as({ kind: 'shop' }));
  expect(added).toBeGreaterThan(60);

  const guest = shop.as({ kind: 'guest' });
  const page = { page: 1, limit: 50 };
  const found = await Promise.all(
    productIds.map((id) => listProductReviews(guest, id, { ...page, sort: 'newest' })),
  );
  const reviews = found.flatMap(({ data }) => data);
  expect(reviews).toHaveLength(added);
  for (const { isSample, author, review, orderId } of reviews) {
    expect({ isSample, author, orderId }).toEqual({
      isSample: true,
      author: 'Sample reviewer',
      orderId: '',
    });
    expect(review).toMatch(/^Sample text\. /);
  }
  const share = (stars: number) =>
    reviews.filter(({ rating }) => rating === stars).length / reviews.length;
  expect(share(5)).toBeGreaterThan(share(4));
  expect(share(4)).toBeGreaterThan(share(1));
  expect(share(1) + share(2) + share(3)).toBeGreaterThan(0.08);

  const questions = await Promise.all(productIds.map((id) => listQuestions(guest, id, page)));
  expect(questions.flatMap(({ data }) => data).every(({ isSample }) => isSample)).toBe(true);
  expect(await seedSamples(shop.as({ kind: 'shop' }))).toBe(0);
});
