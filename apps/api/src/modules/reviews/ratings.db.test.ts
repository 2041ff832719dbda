import { AppError } from '@sirkito/contracts/errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { viewProduct } from '#api/modules/catalog/products/view-product.ts';
import { eraseAccount } from '#api/modules/accounts/privacy/erase-account.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { editReview, removeReview, writeReview } from './reviews/own-review.ts';
import { listProductReviews } from './reviews/list-reviews.ts';
import { markHelpful } from './reviews/votes.ts';
import { hideReview, showReview } from './reviews/moderate-review.ts';

const shop = testShop();

const people = 4;
const person = fc.nat(people - 1);
const stars = fc.integer({ min: 1, max: 5 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('post' as const), who: person, stars }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit' as const), who: person, stars }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), who: person, stars }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('show' as const), who: person, stars }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), who: person, stars }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('helpful' as const), who: person, stars }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), who: person, stars }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Returns the stored totals next to a recount. */
async function storedAndCounted(productIds: readonly string[]) {
  const { rows } = await shop.asOwner(
    `select product.rating_sum::int as sum, review_count as count,
       sample_rating_sum::int as sample_sum, sample_review_count as sample_count,
       coalesce(product_stars.stars, '{0,0,0,0,0}') as stars, product_listing.rating,
       counted.*
     from product
     left join product_stars on product_stars.product_id = product.id
     join product_listing on product_listing.product_id = product.id
     cross join lateral (
       select coalesce(sum(rating), 0)::int as counted_sum, count(*)::int as counted_count,
         array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
           count(*) filter (where rating = 3), count(*) filter (where rating = 4),
           count(*) filter (where rating = 5)]::int[] as counted_stars,
         coalesce(avg(rating), 0)::real as counted_rating,
         coalesce(sum(rating) filter (where sample_author is not null), 0)::int
           as counted_sample_sum,
         (count(*) filter (where sample_author is not null))::int as counted_sample_count
       from review where review.product_id = product.id and hidden_at is null
     ) as counted
     where product.id = any($1)`,
    [productIds],
  );
  const helpful = await shop.asOwner(
    `select helpful_count from review where helpful_count <>
       (select count(*) from review_helpful where review_id = review.id)`,
  );
  expect(helpful.rows).toEqual([]);
  return rows as Record<string, unknown>[];
}

async function newListed(): Promise<string> {
  const id = await newProduct(shop);
  await shop.asOwner(
    `insert into product_listing (product_id, category_id, brand_id, price_centavos, created_at,
       name, in_stock)
     select id, category_id, brand_id, price_centavos, created_at, name, true
     from product where id = $1`,
    [id],
  );
  return id;
}

async function insertSample(productId: string, rating: number): Promise<string> {
  const { rows } = await shop.asOwner(
    `insert into review (id, product_id, sample_author, rating, body, created_at)
     values (gen_random_uuid(), $1, 'Sample reviewer', $2, 'Sample text.', now()) returning id`,
    [productId, rating],
  );
  return String(rows[0]?.['id']);
}

test('keeps rating totals equal to a recount after any mix of changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 }),
      async (rounds) => {
        const productIds = [await newListed(), await newListed()];
        await Promise.all(productIds.map((id) => insertSample(id, 3)));
        const buyers = await Promise.all(
          Array.from({ length: people }, async () => {
            const shopper = await newShopper(shop);
            const orderId = await newDeliveredOrder(shop, { ...shopper, productIds });
            return { ...shopper, orderId, reviewId: '' };
          }),
        );
        // Those of one round happen at the same time.
        for (const round of rounds) {
          const ends = await Promise.allSettled(round.map((one) => take(one, buyers, productIds)));
          const broken = ends.filter(
            (end) => end.status === 'rejected' && !isExpectedError(end.reason),
          );
          expect(broken).toEqual([]);
        }
        for (const row of await storedAndCounted(productIds)) {
          expect(row).toMatchObject({
            sum: row['counted_sum'],
            count: row['counted_count'],
            stars: row['counted_stars'],
            rating: row['counted_rating'],
            sample_sum: row['counted_sample_sum'],
            sample_count: row['counted_sample_count'],
          });
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('[HN-01] separates the rating by buyers from sample reviews, unless staff hide them', async () => {
  const productId = await newListed();
  const { ctx, accountId } = await newShopper(shop);
  const sampleId = await insertSample(productId, 5);
  const view = async () => {
    const { rating, reviewCount, hasSampleReviews, verifiedRating } = await viewProduct(
      shop.as({ kind: 'guest' }),
      productId,
    );
    return { rating, reviewCount, hasSampleReviews, verifiedRating };
  };
  expect(await view()).toEqual({
    rating: 5,
    reviewCount: 1,
    hasSampleReviews: true,
    verifiedRating: { rating: 0, reviewCount: 0 },
  });
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  await writeReview(ctx, { orderId, productId, rating: 2, review: 'Loud' });
  const verifiedRating = { rating: 2, reviewCount: 1 };
  const mixed = { rating: 3.5, reviewCount: 2, hasSampleReviews: true, verifiedRating };
  expect(await view()).toEqual(mixed);
  const boss = shop.as(shop.staff());
  await hideReview(boss, sampleId, 'Only a sample');
  expect(await view()).toEqual({ ...verifiedRating, hasSampleReviews: false, verifiedRating });
  await showReview(boss, sampleId);
  expect(await view()).toEqual(mixed);
});

/** Accepts API errors, and accounts erased while they were writing. */
const isExpectedError = (reason: unknown): boolean =>
  reason instanceof AppError || (reason as { code?: unknown }).code === '23503';

interface Buyer {
  accountId: string;
  ctx: Awaited<ReturnType<typeof newShopper>>['ctx'];
  orderId: string;
  reviewId: string;
}

async function take(one: Step, buyers: readonly Buyer[], productIds: readonly string[]) {
  const buyer = buyers[one.who];
  const productId = productIds[one.stars % productIds.length] ?? '';
  if (!buyer || (one.do !== 'post' && one.do !== 'erase' && !buyer.reviewId)) return;
  const { ctx, orderId, reviewId, accountId } = buyer;
  const boss = shop.as(shop.staff());
  switch (one.do) {
    case 'post': {
      const draft = { orderId, productId, rating: one.stars, review: `${one.stars} stars` };
      buyer.reviewId = (await writeReview(ctx, draft)).data._id;
      return;
    }
    case 'edit':
      await editReview(ctx, reviewId, { rating: one.stars, review: 'Changed my mind' });
      return;
    case 'hide':
      await hideReview(boss, reviewId, 'Not about this part');
      return;
    case 'show':
      await showReview(boss, reviewId);
      return;
    case 'remove':
      await removeReview(ctx, reviewId);
      return;
    case 'helpful':
      await markHelpful(ctx, buyers.find(({ reviewId: id }) => id)?.reviewId ?? '', true);
      return;
    case 'erase':
      await shop.asOwner('update account set erase_at = now() where id = $1', [accountId]);
      await eraseAccount(shop.as({ kind: 'shop' }), personalRecords, accountId);
  }
}

test('anonymizes reviews of an erased account and deletes everything else', async () => {
  const productId = await newListed();
  const { ctx, accountId } = await newShopper(shop);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  const { data } = await writeReview(ctx, { orderId, productId, rating: 4, review: 'Solid' });
  await editReview(ctx, data._id, { rating: 3, review: 'Solid, but loud' });
  await shop.asOwner('update account set erase_at = now() where id = $1', [accountId]);
  await eraseAccount(shop.as({ kind: 'shop' }), personalRecords, accountId);

  const query = { page: 1, limit: 10, sort: 'newest' as const };
  const { data: left } = await listProductReviews(shop.as({ kind: 'guest' }), productId, query);
  expect(left).toMatchObject([{ author: 'Former customer', review: 'Solid, but loud', rating: 3 }]);
  const { rowCount } = await shop.asOwner('select from review_version where review_id = $1', [
    data._id,
  ]);
  expect(rowCount).toBe(0);
});
