import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { Person } from './redact-person.ts';

/** Reads the names, emails and phone numbers of the account, its addresses and its orders. */
export async function findPerson(tx: Tx, accountId: string): Promise<Person> {
  const { rows } = await sql<{ name: string | null; email: string | null; phone: string | null }>`
    select user_name as name, email, null as phone from account where id = ${accountId}
    union select full_name, null, phone from address where account_id = ${accountId}
    union select address ->> 'full_name', null, address ->> 'phone' from customer_order
      where account_id = ${accountId}
  `.execute(tx);
  return {
    names: rows.flatMap(({ name }) => name ?? []),
    emails: rows.flatMap(({ email }) => email ?? []),
    phones: rows.flatMap(({ phone }) => phone ?? []),
  };
}

const batchSize = 500;

export const lockReviewTexts = (tx: Tx, accountId: string, after: string) =>
  tx
    .selectFrom('review')
    .select(['id', 'body', 'answer'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();

export const lockQuestionTexts = (tx: Tx, accountId: string, after: string) =>
  tx
    .selectFrom('product_question')
    .select(['id', 'body'])
    .where('account_id', '=', accountId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();

/** Locks the account's answers and the shop's answers to its questions. */
export const lockAnswerTexts = (tx: Tx, accountId: string, after: string) =>
  tx
    .selectFrom('product_answer')
    .innerJoin('product_question', 'product_question.id', 'product_answer.question_id')
    .select(['product_answer.id', 'product_answer.body'])
    .where((eb) =>
      eb.or([
        eb('product_answer.account_id', '=', accountId),
        eb('product_answer.answered_by', '=', 'staff').and(
          'product_question.account_id',
          '=',
          accountId,
        ),
      ]),
    )
    .where('product_answer.id', '>', after)
    .orderBy('product_answer.id')
    .limit(batchSize)
    .forUpdate('product_answer')
    .execute();

export async function updateReviewTexts(
  tx: Tx,
  { id, body, answer }: { id: string; body: string; answer: string | null },
): Promise<void> {
  await tx.updateTable('review').set({ body, answer }).where('id', '=', id).execute();
}

export async function updateBody(
  tx: Tx,
  table: 'product_question' | 'product_answer',
  { id, body }: { id: string; body: string },
): Promise<void> {
  await tx.updateTable(table).set({ body }).where('id', '=', id).execute();
}

/** Removes the author and the order, which leads to them. */
export async function anonymiseReviews(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('review')
    .set({ account_id: null, order_id: null })
    .where('account_id', '=', accountId)
    .execute();
}
