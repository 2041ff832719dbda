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
      | 'review_letter_stop',
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
    reviewLettersStopped: await all('review_letter_stop'),
    reviewLetters: await read
      .selectFrom('review_letter')
      .select(['account_id', 'order_id', 'asked_at'])
      .where('account_id', '=', accountId)
      .limit(maxRows)
      .execute(),
  };
}
