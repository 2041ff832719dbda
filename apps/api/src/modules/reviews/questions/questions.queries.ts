import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { PageRange } from '../reviews/reviews.queries.ts';

const answersFor = {
  everyone: sql<SqlBool>`product_answer.hidden_at is null`,
  staff: sql<SqlBool>`true`,
};

function selectQuestions(
  read: Reader,
  where: Expression<SqlBool>,
  reader: keyof typeof answersFor = 'everyone',
) {
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
            'product_answer.answered_by as by',
            'answerer.user_name as userName',
            'product_answer.hidden_reason as hiddenReason',
            'product_answer.answered_at as answeredAt',
          ])
          .whereRef('product_answer.question_id', '=', 'product_question.id')
          .where(answersFor[reader])
          .orderBy(sql`product_answer.hidden_at is not null`)
          .orderBy('product_answer.answered_at')
          .orderBy('product_answer.id')
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

const staffFilters: Record<QuestionShow, Expression<SqlBool>> = {
  all: sql<SqlBool>`true`,
  unanswered: sql<SqlBool>`product_question.shop_answer_count = 0
    and product_question.hidden_at is null`,
  hidden: sql<SqlBool>`product_question.hidden_at is not null`,
};

const visibleOf = (productId: string) =>
  sql<SqlBool>`product_question.product_id = ${productId}
    and product_question.hidden_at is null`;

/** Pages by id first, so that answers are not read for skipped rows. */
const onPage = (where: Expression<SqlBool>, { page, limit }: PageRange) =>
  sql<SqlBool>`product_question.id in (
    select product_question.id from product_question where ${where}
    order by product_question.asked_at desc, product_question.id desc
    limit ${limit} offset ${(page - 1) * limit}
  )`;

async function countWhere(read: Reader, where: Expression<SqlBool>): Promise<number> {
  const { count } = await read
    .selectFrom('product_question')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(where)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listQuestionsOf = (read: Reader, productId: string, page: PageRange) =>
  selectQuestions(read, onPage(visibleOf(productId), page)).execute();

export const countQuestionsOf = (read: Reader, productId: string) =>
  countWhere(read, visibleOf(productId));

export const listQuestionsForStaff = (read: Reader, show: QuestionShow, page: PageRange) =>
  selectQuestions(read, onPage(staffFilters[show], page), 'staff').execute();

export const countQuestionsForStaff = (read: Reader, show: QuestionShow) =>
  countWhere(read, staffFilters[show]);

export const findQuestion = (read: Reader, id: string): Promise<QuestionRow | undefined> =>
  selectQuestions(read, sql<SqlBool>`product_question.id = ${id}`).executeTakeFirst();

export async function isProductOnSale(read: Reader, productId: string): Promise<boolean> {
  const product = await read
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return product !== undefined;
}

/** Counts questions and answers of an account. */
export async function countPosts(read: Reader, accountId: string, since: Date): Promise<number> {
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
