import { AppError } from '@sirkito/contracts/errors';
import type { Question } from '@sirkito/contracts/reviews/question-schemas';
import type { StaffQuestion } from '@sirkito/contracts/reviews/staff-schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { findQuestion, type QuestionRow } from './questions.queries.ts';
import { authorOf, toReviewedProduct } from '../reviews/review.ts';

type AnswerRow = QuestionRow['answers'][number];

const toAnswer = ({ id, body, by, userName, answeredAt }: AnswerRow) => ({
  _id: id,
  answer: body,
  by,
  author: by === 'buyer' ? authorOf({ sampleAuthor: null, userName }) : '',
  createdAt: new Date(answeredAt).toISOString(),
});

export const toQuestion = (row: QuestionRow): Question => ({
  _id: row.id,
  productId: row.productId,
  question: row.body,
  author: authorOf(row),
  isSample: row.sampleAuthor !== null,
  answers: row.answers.map(toAnswer),
  createdAt: row.askedAt.toISOString(),
});

export const toStaffQuestion = (row: QuestionRow): StaffQuestion => ({
  ...toQuestion(row),
  product: toReviewedProduct(row),
  hiddenReason: row.hiddenReason,
  answers: row.answers.map((answer) => ({
    ...toAnswer(answer),
    hiddenReason: answer.hiddenReason,
  })),
});

/** Returns a question, or throws not found if it is hidden. */
export async function requireQuestion(read: Reader, id: string): Promise<QuestionRow> {
  const row = await findQuestion(read, id);
  if (!row || row.hiddenReason !== null) throw new AppError('question.not_found');
  return row;
}
