import type { Reader } from '#api/platform/db/transaction.ts';

const maxRows = 10_000;

/** Returns everything stored about the account, except the unsubscribe key. */
export async function listRecordsOf(
  read: Reader,
  accountId: string,
): Promise<Record<string, object[]>> {
  const all = (
    table:
      | 'review'
      | 'review_version'
      | 'review_photo'
      | 'review_helpful'
      | 'review_report'
      | 'product_question'
      | 'product_answer'
      | 'review_request_opt_out',
  ) =>
    read.selectFrom(table).selectAll().where('account_id', '=', accountId).limit(maxRows).execute();
  return {
    reviews: await all('review'),
    earlierReviews: await all('review_version'),
    reviewPhotos: await all('review_photo'),
    helpfulReviews: await all('review_helpful'),
    reportedReviews: await all('review_report'),
    questions: await all('product_question'),
    answers: await all('product_answer'),
    reviewRequestOptOuts: await all('review_request_opt_out'),
    reviewRequests: await read
      .selectFrom('review_request')
      .select(['account_id', 'order_id', 'requested_at'])
      .where('account_id', '=', accountId)
      .limit(maxRows)
      .execute(),
  };
}
