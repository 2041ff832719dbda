import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { Place } from './reviews.queries.ts';

type AnswerKind = 'staff' | 'buyer' | 'sample';

function selectQuestions(read: Reader, where: Expression<SqlBool>) {
  return read
    .selectFrom('product_question')
    .innerJoin('product', 'product.id', 'product_question.product_id')
    .leftJoin('account', 'account.id', 'product_question.account_id')
    .select((eb) => [
      'product_question.id',
      'product_question.product_id as productId',
      'product_question.body',
      'product_question.sample_author as sampleAuthor',
      'account.user_name as userName',
      'product_question.hidden_reason as hiddenReason',
      'product_question.asked_at as askedAt',
      'product.name as title',
      'product.slug',
      eb
        .selectFrom('product_image')
        .select('file')
        .whereRef('product_image.product_id', '=', 'product.id')
        .orderBy('position')
        .limit(1)
        .as('image'),
      jsonArrayFrom(
        eb
          .selectFrom('product_answer')
          .leftJoin('account as answerer', 'answerer.id', 'product_answer.account_id')
          .select([
            'product_answer.id',
            'product_answer.body',
            sql<AnswerKind>`product_answer.answered_by`.as('by'),
            'answerer.user_name as userName',
            'product_answer.answered_at as answeredAt',
          ])
          .whereRef('product_answer.question_id', '=', 'product_question.id')
          .orderBy('product_answer.answered_at')
          .limit(50),
      ).as('answers'),
    ])
    .where(where)
    .orderBy('product_question.asked_at', 'desc')
    .orderBy('product_question.id', 'desc');
}

export type QuestionRow = Awaited<
  ReturnType<ReturnType<typeof selectQuestions>['execute']>
>[number];

export type QuestionShow = 'all' | 'unanswered' | 'hidden';

const shown: Record<QuestionShow, Expression<SqlBool>> = {
  all: sql<SqlBool>`true`,
  unanswered: sql<SqlBool>`product_question.answer_count = 0
    and product_question.hidden_at is null`,
  hidden: sql<SqlBool>`product_question.hidden_at is not null`,
};

const visibleOf = (productId: string) =>
  sql<SqlBool>`product_question.product_id = ${productId}
    and product_question.hidden_at is null`;

const listWhere = (read: Reader, where: Expression<SqlBool>, { page, limit }: Place) =>
  selectQuestions(read, where)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

async function countWhere(read: Reader, where: Expression<SqlBool>): Promise<number> {
  const { count } = await read
    .selectFrom('product_question')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(where)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listQuestionsOf = (read: Reader, productId: string, place: Place) =>
  listWhere(read, visibleOf(productId), place);

export const countQuestionsOf = (read: Reader, productId: string) =>
  countWhere(read, visibleOf(productId));

export const listQuestionsForStaff = (read: Reader, show: QuestionShow, place: Place) =>
  listWhere(read, shown[show], place);

export const countQuestionsForStaff = (read: Reader, show: QuestionShow) =>
  countWhere(read, shown[show]);

export const findQuestion = (read: Reader, id: string): Promise<QuestionRow | undefined> =>
  selectQuestions(read, sql<SqlBool>`product_question.id = ${id}`).executeTakeFirst();

export async function isInShop(read: Reader, productId: string): Promise<boolean> {
  const product = await read
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('status', 'in', ['active', 'archived'])
    .executeTakeFirst();
  return product !== undefined;
}

/** Questions and answers of one account since then. */
export async function countAsked(read: Reader, accountId: string, since: Date): Promise<number> {
  const { count } = await read
    .selectFrom('product_question')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow();
  const { count: answers } = await read
    .selectFrom('product_answer')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('answered_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count) + Number(answers);
}

interface NewQuestion {
  id: string;
  productId: string;
  accountId: string;
  body: string;
  at: Date;
}

export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<void> {
  const { id, body } = question;
  await tx
    .insertInto('product_question')
    .values({
      id,
      body,
      product_id: question.productId,
      account_id: question.accountId,
      asked_at: question.at,
    })
    .execute();
}

interface NewAnswer {
  id: string;
  questionId: string;
  accountId: string;
  by: AnswerKind;
  body: string;
  at: Date;
}

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  const { id, body } = answer;
  await tx
    .insertInto('product_answer')
    .values({
      id,
      body,
      question_id: answer.questionId,
      account_id: answer.accountId,
      answered_by: answer.by,
      answered_at: answer.at,
    })
    .execute();
}

export async function updateHiddenQuestion(
  tx: Tx,
  id: string,
  hidden: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('product_question')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute();
}
