import { AppError } from '@sirkito/contracts/errors';
import type { Question } from '@sirkito/contracts/reviews/question-schemas';
import type { Pagination, ReviewPageQuery } from '@sirkito/contracts/reviews/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { insertAnswer } from './answers.queries.ts';
import { listPurchases } from '../reviews/purchases.queries.ts';
import { requireQuestion, toQuestion } from './question.ts';
import {
  countPosts,
  countQuestionsOf,
  insertQuestion,
  isProductOnSale,
  listQuestionsOf,
} from './questions.queries.ts';
import { toPagination } from '../reviews/review.ts';

const perMinute = 5;

export async function listQuestions(
  ctx: Ctx,
  productId: string,
  page: ReviewPageQuery,
): Promise<{ data: Question[]; pagination: Pagination }> {
  const [rows, total] = await Promise.all([
    listQuestionsOf(ctx.read, productId, page),
    countQuestionsOf(ctx.read, productId),
  ]);
  return { data: rows.map(toQuestion), pagination: toPagination(total, page) };
}

export async function askQuestion(
  ctx: Ctx,
  { productId, question: body }: { productId: string; question: string },
): Promise<Question> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    if (!(await isProductOnSale(tx, productId))) throw new AppError('catalog.product_not_found');
    await enforceRateLimit(tx, accountId, ctx.now());
    const id = ctx.newId();
    await insertQuestion(tx, { id, productId, accountId, body, at: ctx.now() });
    return toQuestion(await requireQuestion(tx, id));
  });
}

/** Answers as a customer who has received the product. Staff use answerForShop. */
export async function answerQuestion(
  ctx: Ctx,
  questionId: string,
  body: string,
): Promise<Question> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const { productId } = await requireQuestion(tx, questionId);
    const purchases = await listPurchases(tx, accountId, productId);
    if (purchases.length === 0) throw new AppError('question.only_buyers');
    await enforceRateLimit(tx, accountId, ctx.now());
    const answer = { id: ctx.newId(), questionId, accountId, body, at: ctx.now() };
    await insertAnswer(tx, { ...answer, by: 'buyer' });
    return toQuestion(await requireQuestion(tx, questionId));
  });
}

async function enforceRateLimit(tx: Tx, accountId: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  if ((await countPosts(tx, accountId, aMinuteAgo)) < perMinute) return;
  throw new AppError('request.too_many', { retryAfterSeconds: 60 });
}
