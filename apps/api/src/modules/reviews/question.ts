import { AppError } from '@sirkito/contracts/errors';
import type { Question } from '@sirkito/contracts/question';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findQuestion, type QuestionRow } from './questions.queries.ts';
import { authorOf } from './review.ts';

export const toQuestion = (row: QuestionRow): Question => ({
  _id: row.id,
  productId: row.productId,
  question: row.body,
  author: authorOf(row),
  isSample: row.sampleAuthor !== null,
  answers: row.answers.map(({ id, body, by, userName, answeredAt }) => ({
    _id: id,
    answer: body,
    by,
    author: by === 'buyer' ? authorOf({ sampleAuthor: null, userName }) : '',
    createdAt: new Date(answeredAt).toISOString(),
  })),
  createdAt: row.askedAt.toISOString(),
});

/** One that everyone sees. */
export async function requireQuestion(read: Reader, id: string): Promise<QuestionRow> {
  const row = await findQuestion(read, id);
  if (!row || row.hiddenReason !== null) throw new AppError('question.not_found');
  return row;
}
