import type { ReportReason } from '@sirkito/commerce';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Returns the author and helpful votes of a review that is not hidden. */
export function findVisibleReview(read: Reader, id: string) {
  return read
    .selectFrom('review')
    .select(['account_id as accountId', 'helpful_count as helpful'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
}

interface Vote {
  reviewId: string;
  accountId: string;
}

export async function insertHelpful(tx: Tx, { reviewId, accountId }: Vote): Promise<void> {
  await tx
    .insertInto('review_helpful')
    .values({ review_id: reviewId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteHelpful(tx: Tx, { reviewId, accountId }: Vote): Promise<void> {
  await tx
    .deleteFrom('review_helpful')
    .where('review_id', '=', reviewId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function insertReport(
  tx: Tx,
  report: Vote & { reason: ReportReason; note: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('review_report')
    .values({
      review_id: report.reviewId,
      account_id: report.accountId,
      reason: report.reason,
      note: report.note,
      reported_at: report.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteReports(tx: Tx, reviewId: string): Promise<void> {
  await tx.deleteFrom('review_report').where('review_id', '=', reviewId).execute();
}

export async function listHelpfulOf(
  read: Reader,
  accountId: string,
  productId: string,
): Promise<string[]> {
  const rows = await read
    .selectFrom('review_helpful')
    .innerJoin('review', 'review.id', 'review_helpful.review_id')
    .select('review.id')
    .where('review_helpful.account_id', '=', accountId)
    .where('review.product_id', '=', productId)
    .limit(1_000)
    .execute();
  return rows.map(({ id }) => id);
}
