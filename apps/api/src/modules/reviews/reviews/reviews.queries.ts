import type { ReviewSort } from '@sirkito/commerce';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { prepared, selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

export interface PageRange {
  page: number;
  limit: number;
}

const offsetOf = ({ page, limit }: PageRange) => (page - 1) * limit;

function selectReviews(read: Reader, where: Expression<SqlBool>) {
  return read
    .selectFrom('review')
    .leftJoin('account', 'account.id', 'review.account_id')
    .select((eb) => [
      'review.id',
      'review.order_id as orderId',
      'review.product_id as productId',
      'review.account_id as accountId',
      'review.rating',
      'review.body',
      'review.sample_author as sampleAuthor',
      'account.user_name as userName',
      'review.helpful_count as helpful',
      'review.answer',
      'review.answered_at as answeredAt',
      'review.hidden_reason as hiddenReason',
      'review.created_at as createdAt',
      'review.edited_at as editedAt',
      jsonArrayFrom(
        eb
          .selectFrom('review_photo')
          .select(['review_photo.id', 'file', 'width', 'height'])
          .whereRef('review_photo.review_id', '=', 'review.id')
          .orderBy('review_photo.id'),
      ).as('photos'),
    ])
    .where(where);
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

/** Adds the reviewed product. */
function selectReviewed(read: Reader, where: Expression<SqlBool>) {
  return selectReviews(read, where)
    .innerJoin('product', 'product.id', 'review.product_id')
    .select((eb) => [
      'product.name as title',
      'product.slug',
      eb
        .selectFrom('product_image')
        .select('file')
        .whereRef('product_image.product_id', '=', 'product.id')
        .orderBy('position')
        .limit(1)
        .as('image'),
    ]);
}

export type ReviewedRow = Awaited<ReturnType<ReturnType<typeof selectReviewed>['execute']>>[number];

interface ProductPage extends PageRange {
  productId: string;
  sort: ReviewSort;
  stars: number | undefined;
}

const orders = {
  newest: sql`review.created_at desc, review.id desc`,
  highest: sql`review.rating desc, review.created_at desc, review.id desc`,
  lowest: sql`review.rating, review.created_at desc, review.id desc`,
  helpful: sql`review.helpful_count desc, review.created_at desc, review.id desc`,
};

interface ReviewsOfProduct {
  rows: ReviewRow[];
  /** Number of reviews per rating, one star first. */
  stars: number[];
}

/** Reads reviews and star counts in one statement, since every product page needs both. */
export async function readReviewsOf(read: Reader, page: ProductPage): Promise<ReviewsOfProduct> {
  const { productId, sort, stars } = page;
  const ratingFilter = stars === undefined ? sql`` : sql`and rating = ${stars}`;
  const joined = await selectRanked(
    read,
    sql<ReviewRow & { rank: number; stars: number[] | null }>`
      select row_number() over (order by ${orders[sort]}) as rank, given.stars, review.id, review.order_id as "orderId",
        review.product_id as "productId", review.account_id as "accountId", review.rating,
        review.body, review.sample_author as "sampleAuthor", account.user_name as "userName",
        review.helpful_count as helpful, review.answer, review.answered_at as "answeredAt",
        review.hidden_reason as "hiddenReason", review.created_at as "createdAt",
        review.edited_at as "editedAt",
        coalesce((
          select json_agg(json_build_object('id', id, 'file', file, 'width', width,
            'height', height) order by id)
          from review_photo where review_photo.review_id = review.id
        ), '[]') as photos
      from (select (
        select stars from product_stars where product_id = ${productId}::uuid
      ) as stars) as given
      left join lateral (
        select * from review
        where product_id = ${productId}::uuid and hidden_at is null ${ratingFilter}
        order by ${orders[sort]} limit ${page.limit} offset ${offsetOf(page)}
      ) as review on true
      left join account on account.id = review.account_id`,
  );
  return {
    // Without reviews there is one row, with the stars only.
    rows: joined.filter(({ id }) => id !== null),
    stars: joined[0]?.stars ?? zeroStars,
  };
}

const zeroStars = [0, 0, 0, 0, 0];

/** Number of reviews per rating, one star first. */
export async function readStars(read: Reader, productId: string): Promise<number[]> {
  const row = await read
    .selectFrom('product_stars')
    .select('stars')
    .where('product_id', '=', productId)
    .modifyFront(prepared)
    .executeTakeFirst();
  return row?.stars ?? zeroStars;
}

export const findReview = (read: Reader, id: string): Promise<ReviewRow | undefined> =>
  selectReviews(read, sql<SqlBool>`review.id = ${id}`).executeTakeFirst();

interface Purchase {
  orderId: string;
  productId: string;
}

export const findReviewOf = (
  read: Reader,
  { orderId, productId }: Purchase,
): Promise<ReviewRow | undefined> =>
  selectReviews(
    read,
    sql<SqlBool>`review.order_id = ${orderId} and review.product_id = ${productId}`,
  ).executeTakeFirst();

export const listReviewsBy = (
  read: Reader,
  accountId: string,
  page: PageRange,
): Promise<ReviewedRow[]> =>
  selectReviewed(read, sql<SqlBool>`review.account_id = ${accountId}`)
    .orderBy(orders.newest)
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();

export async function countReviewsBy(
  read: Reader,
  accountId: string,
  since?: Date,
): Promise<number> {
  const { count } = await read
    .selectFrom('review')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_at', '>', since ?? new Date(0))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type StaffShow = 'all' | 'reported' | 'unanswered' | 'hidden';

const staffFilters: Record<StaffShow, Expression<SqlBool>> = {
  all: sql<SqlBool>`true`,
  reported: sql<SqlBool>`review.report_count > 0 and review.hidden_at is null`,
  unanswered: sql<SqlBool>`review.answer is null and review.hidden_at is null`,
  hidden: sql<SqlBool>`review.hidden_at is not null`,
};

export function listReviewsForStaff(read: Reader, show: StaffShow, page: PageRange) {
  const order =
    show === 'reported'
      ? sql`review.report_count desc, review.created_at desc, review.id desc`
      : orders.newest;
  return selectReviewed(read, staffFilters[show])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('review_report')
          .select(['note', 'reported_at as at', 'reason'])
          .whereRef('review_report.review_id', '=', 'review.id')
          .orderBy('reported_at')
          .limit(20),
      ).as('reports'),
    )
    .orderBy(order)
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
}

export async function countReviewsForStaff(read: Reader, show: StaffShow): Promise<number> {
  const { count } = await read
    .selectFrom('review')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(staffFilters[show])
    .executeTakeFirstOrThrow();
  return Number(count);
}
