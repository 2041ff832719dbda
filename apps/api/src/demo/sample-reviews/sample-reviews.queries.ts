import { sql, type Insertable } from 'kysely';
import type { ProductAnswer, ProductQuestion, Review } from '#api/platform/db/schema.gen.ts';
import { selectOne } from '#api/platform/db/select-raw.ts';
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

export async function hasSamples(read: Reader): Promise<boolean> {
  const { found } = await selectOne(
    read,
    sql<{ found: boolean }>`
      select exists (select from review where sample_author is not null)
        or exists (select from product_question where sample_author is not null) as found`,
  );
  return found;
}

/** Few, because each review updates its product and a statement has a time limit. */
const rowsAtOnce = 100;

/** Deletes sample reviews, and sample questions with all their answers. */
export async function deleteSamples(tx: Tx): Promise<void> {
  for (const table of ['review', 'product_question'] as const) {
    const some = tx.selectFrom(table).select('id').where('sample_author', 'is not', null);
    const next = tx.deleteFrom(table).where('id', 'in', some.limit(rowsAtOnce));
    while ((await next.executeTakeFirst()).numDeletedRows > 0);
  }
}

export interface Samples {
  reviews: Insertable<Review>[];
  questions: Insertable<ProductQuestion>[];
  answers: Insertable<ProductAnswer>[];
}

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
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    yield rows.slice(from, from + rowsAtOnce);
  }
}
