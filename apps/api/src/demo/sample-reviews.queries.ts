import { sql, type Insertable } from 'kysely';
import type { ProductAnswer, ProductQuestion, Review } from '#api/platform/db/schema.gen.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';

/** Returns active products without reviews and questions. */
export function listUnsampled(read: Reader) {
  return read
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('status', '=', 'active')
    .where(
      sql<boolean>`not exists (select from review where product_id = product.id)
        and not exists (select from product_question where product_id = product.id)`,
    )
    .orderBy('sku')
    .limit(2_000)
    .execute();
}

export interface Samples {
  reviews: Insertable<Review>[];
  questions: Insertable<ProductQuestion>[];
  answers: Insertable<ProductAnswer>[];
}

const batchSize = 500;

export async function insertSamples(
  tx: Tx,
  { reviews, questions, answers }: Samples,
): Promise<void> {
  for (const some of inBatches(reviews)) await tx.insertInto('review').values(some).execute();
  for (const some of inBatches(questions)) {
    await tx.insertInto('product_question').values(some).execute();
  }
  for (const some of inBatches(answers)) {
    await tx.insertInto('product_answer').values(some).execute();
  }
}

function* inBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += batchSize) {
    yield rows.slice(from, from + batchSize);
  }
}
