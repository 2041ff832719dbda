import { maxAnswerLength, maxReviewLength, questionLength } from '@sirkito/commerce';
import type { Tx } from '#api/platform/db/transaction.ts';
import {
  findPerson,
  lockAnswerTexts,
  lockQuestionTexts,
  lockReviewTexts,
  updateBody,
  updateReviewTexts,
} from './own-texts.queries.ts';
import { redactPerson } from './redact-person.ts';

/**
 * Removes the account's names, emails and phone numbers from its reviews, questions and answers and
 * from the shop's answers to them. Needs the account, its addresses and its orders as they were.
 */
export async function redactTexts(tx: Tx, accountId: string): Promise<void> {
  const redact = redactPerson(await findPerson(tx, accountId));
  const redactTo = (text: string, max: number) => redact(text).slice(0, max);

  for await (const review of batches((after) => lockReviewTexts(tx, accountId, after))) {
    const body = redactTo(review.body, maxReviewLength);
    const answer = review.answer && redactTo(review.answer, maxReviewLength);
    if (body === review.body && answer === review.answer) continue;
    await updateReviewTexts(tx, { id: review.id, body, answer });
  }
  for await (const question of batches((after) => lockQuestionTexts(tx, accountId, after))) {
    const body = redactTo(question.body, questionLength.max).padEnd(questionLength.min, '…');
    if (body !== question.body) await updateBody(tx, 'product_question', { ...question, body });
  }
  for await (const answer of batches((after) => lockAnswerTexts(tx, accountId, after))) {
    const body = redactTo(answer.body, maxAnswerLength);
    if (body !== answer.body) await updateBody(tx, 'product_answer', { ...answer, body });
  }
}

const nilId = '00000000-0000-0000-0000-000000000000';

async function* batches<Row extends { id: string }>(
  list: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows: Row[] = await list(last?.id ?? nilId);
    yield* rows;
    last = rows.at(-1);
  } while (last);
}
