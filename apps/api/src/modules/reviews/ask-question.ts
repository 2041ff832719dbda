import { AppError } from '@sirkito/contracts/errors';
import type { Question } from '@sirkito/contracts/question';
import type { Pagination, ReviewPage } from '@sirkito/contracts/review';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { insertAnswer } from './answers.queries.ts';
import { listBoughtOf } from './bought.queries.ts';
import { requireQuestion, toQuestion } from './question.ts';
import {
  countAsked,
  countQuestionsOf,
  insertQuestion,
  isInShop,
  listQuestionsOf,
} from './questions.queries.ts';
import { pagesOf } from './review.ts';

const perMinute = 5;

export async function listQuestions(
  ctx: Ctx,
  productId: string,
  page: ReviewPage,
): Promise<{ data: Question[]; pagination: Pagination }> {
  const [rows, total] = await Promise.all([
    listQuestionsOf(ctx.read, productId, page),
    countQuestionsOf(ctx.read, productId),
  ]);
  return { data: rows.map(toQuestion), pagination: pagesOf(total, page) };
}

export async function askQuestion(
  ctx: Ctx,
  { productId, question: body }: { productId: string; question: string },
): Promise<Question> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    if (!(await isInShop(tx, productId))) throw new AppError('catalog.product_not_found');
    await refuseFlood(tx, accountId, ctx.now());
    const id = ctx.newId();
    await insertQuestion(tx, { id, productId, accountId, body, at: ctx.now() });
    return toQuestion(await requireQuestion(tx, id));
  });
}

/** By somebody who has received it; staff answer for the shop, from their own pages. */
export async function answerQuestion(
  ctx: Ctx,
  questionId: string,
  body: string,
): Promise<Question> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const { productId } = await requireQuestion(tx, questionId);
    const bought = await listBoughtOf(tx, accountId, productId);
    if (bought.length === 0) throw new AppError('question.only_buyers');
    await refuseFlood(tx, accountId, ctx.now());
    const answer = { id: ctx.newId(), questionId, accountId, body, at: ctx.now() };
    await insertAnswer(tx, { ...answer, by: 'buyer' });
    return toQuestion(await requireQuestion(tx, questionId));
  });
}

async function refuseFlood(tx: Tx, accountId: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  if ((await countAsked(tx, accountId, aMinuteAgo)) < perMinute) return;
  throw new AppError('request.too_many', { retryAfterSeconds: 60 });
}
