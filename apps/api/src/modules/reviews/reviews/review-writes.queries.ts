import type { Reader, Tx } from '#api/platform/db/transaction.ts';

interface NewReview {
  id: string;
  productId: string;
  orderId: string;
  accountId: string;
  rating: number;
  body: string;
  at: Date;
}

/** Returns false if this product of this order is already reviewed. */
export async function insertReview(tx: Tx, review: NewReview): Promise<boolean> {
  const added = await tx
    .insertInto('review')
    .values({
      id: review.id,
      product_id: review.productId,
      order_id: review.orderId,
      account_id: review.accountId,
      rating: review.rating,
      body: review.body,
      created_at: review.at,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function lockReview(tx: Tx, id: string) {
  return tx
    .selectFrom('review')
    .select([
      'id',
      'product_id as productId',
      'account_id as accountId',
      'rating',
      'body',
      'answer',
      'hidden_reason as hiddenReason',
      'created_at as createdAt',
      'edited_at as editedAt',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

interface ReviewText {
  rating: number;
  body: string;
  at: Date;
}

export async function updateReview(
  tx: Tx,
  id: string,
  { rating, body, at }: ReviewText,
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ rating, body, edited_at: at })
    .where('id', '=', id)
    .execute();
}

interface Version extends ReviewText {
  id: string;
  reviewId: string;
  accountId: string;
}

export async function insertVersion(tx: Tx, version: Version): Promise<void> {
  await tx
    .insertInto('review_version')
    .values({
      id: version.id,
      review_id: version.reviewId,
      account_id: version.accountId,
      rating: version.rating,
      body: version.body,
      written_at: version.at,
    })
    .execute();
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('review').where('id', '=', id).execute();
}

/** Hides the review with a reason; null shows it again. */
export async function updateHidden(
  tx: Tx,
  id: string,
  hidden: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

export async function updateAnswer(
  tx: Tx,
  id: string,
  answer: { text: string; at: Date } | null,
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ answer: answer?.text ?? null, answered_at: answer?.at ?? null })
    .where('id', '=', id)
    .execute();
}

interface Photo {
  id: string;
  reviewId: string;
  accountId: string;
  file: string;
  width: number;
  height: number;
}

export async function insertPhoto(tx: Tx, photo: Photo): Promise<void> {
  const { reviewId, accountId, ...rest } = photo;
  await tx
    .insertInto('review_photo')
    .values({ ...rest, review_id: reviewId, account_id: accountId })
    .execute();
}

export async function countPhotos(read: Reader, reviewId: string): Promise<number> {
  const { count } = await read
    .selectFrom('review_photo')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deletePhoto(tx: Tx, reviewId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('review_photo')
    .where('review_id', '=', reviewId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function listRemovedPhotos(read: Reader, limit: number): Promise<string[]> {
  const rows = await read
    .selectFrom('removed_photo')
    .select('file')
    .orderBy('file')
    .limit(limit)
    .execute();
  return rows.map(({ file }) => file);
}

export async function deleteRemovedPhotos(tx: Tx, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await tx.deleteFrom('removed_photo').where('file', 'in', files).execute();
}
