import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listQuestions } from './ask-question.ts';
import { listProductReviews } from './list-reviews.ts';
import { seedSamples } from './seed-samples.ts';

const shop = testShop();

test('samples say that they are samples, spread over all stars, and come once', async () => {
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
