import type { Question } from '@sirkito/contracts/reviews/question-schemas';
import type { StaffQuestion, StaffQuestionsQuery } from '@sirkito/contracts/reviews/staff-schemas';
import type { Pagination } from '@sirkito/contracts/reviews/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { insertAnswer } from './answers.queries.ts';
import { requireQuestion, toQuestion, toStaffQuestion } from './question.ts';
import {
  countQuestionsForStaff,
  findQuestion,
  listQuestionsForStaff,
  updateHiddenQuestion,
} from './questions.queries.ts';
import { toPagination } from '../reviews/review.ts';

export async function listQuestionsToAnswer(
  ctx: Ctx,
  query: StaffQuestionsQuery,
): Promise<{ data: StaffQuestion[]; pagination: Pagination }> {
  requireStaff(ctx);
  const rows = await listQuestionsForStaff(ctx.read, query.show, query);
  const total = await countQuestionsForStaff(ctx.read, query.show);
  return { data: rows.map(toStaffQuestion), pagination: toPagination(total, query) };
}

export async function answerForShop(ctx: Ctx, questionId: string, body: string): Promise<Question> {
  const { accountId } = requireStaff(ctx);
  return ctx.transact(async (tx) => {
    await requireQuestion(tx, questionId);
    const answer = { id: ctx.newId(), questionId, accountId, body, at: ctx.now() };
    await insertAnswer(tx, { ...answer, by: 'staff' });
    await audit(tx, ctx, {
      action: 'reviews.answer_question',
      subject: `question:${questionId}`,
      before: null,
      after: { answer: body },
    });
    return toQuestion(await requireQuestion(tx, questionId));
  });
}

export async function hideQuestion(ctx: Ctx, questionId: string, reason: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    await requireQuestion(tx, questionId);
    await updateHiddenQuestion(tx, questionId, { at: ctx.now(), reason });
    await audit(tx, ctx, {
      action: 'reviews.hide_question',
      subject: `question:${questionId}`,
      before: { hiddenReason: null },
      after: { hiddenReason: reason },
    });
  });
}

export async function showQuestion(ctx: Ctx, questionId: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const { hiddenReason = null } = (await findQuestion(tx, questionId)) ?? {};
    if (hiddenReason === null) throw new AppError('question.not_found');
    await updateHiddenQuestion(tx, questionId, null);
    await audit(tx, ctx, {
      action: 'reviews.show_question',
      subject: `question:${questionId}`,
      before: { hiddenReason },
      after: { hiddenReason: null },
    });
  });
}
