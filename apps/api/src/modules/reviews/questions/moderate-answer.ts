import { AppError } from '@sirkito/contracts/errors';
import type { AnswerParams } from '@sirkito/contracts/reviews/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockAnswer, updateHiddenAnswer } from './answers.queries.ts';

export async function hideAnswer(ctx: Ctx, at: AnswerParams, reason: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const answer = await lockAnswer(tx, at);
    if (answer?.hiddenReason !== null) throw new AppError('question.answer_not_found');
    await updateHiddenAnswer(tx, at.answerId, { at: ctx.now(), reason });
    await audit(tx, ctx, {
      action: 'reviews.hide_answer',
      subject: `answer:${at.answerId}`,
      before: { hiddenReason: null },
      after: { hiddenReason: reason },
    });
  });
}

export async function showAnswer(ctx: Ctx, at: AnswerParams): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const { hiddenReason = null } = (await lockAnswer(tx, at)) ?? {};
    if (hiddenReason === null) throw new AppError('question.answer_not_found');
    await updateHiddenAnswer(tx, at.answerId, null);
    await audit(tx, ctx, {
      action: 'reviews.show_answer',
      subject: `answer:${at.answerId}`,
      before: { hiddenReason },
      after: { hiddenReason: null },
    });
  });
}
