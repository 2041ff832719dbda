import { reviewStaffApi } from '@sirkito/contracts/reviews/staff-endpoints';
import type { FastifyInstance } from 'fastify';
import { ok, route } from '#api/platform/http/route.ts';
import { hideAnswer, showAnswer } from './questions/moderate-answer.ts';
import {
  answerForShop,
  hideQuestion,
  listQuestionsToAnswer,
  showQuestion,
} from './questions/moderate-question.ts';
import {
  answerReview,
  hideReview,
  listReviewsToModerate,
  showReview,
} from './reviews/moderate-review.ts';

const done = { success: true } as const;

export function reviewsStaffRoutes(app: FastifyInstance): void {
  route(app, reviewStaffApi.list, async (ctx, { query }) => ({
    ...done,
    ...(await listReviewsToModerate(ctx, query)),
  }));
  route(app, reviewStaffApi.hide, async (ctx, { params, body }) => {
    await hideReview(ctx, params.reviewId, body.reason);
    return done;
  });
  route(app, reviewStaffApi.show, async (ctx, { params }) => {
    await showReview(ctx, params.reviewId);
    return done;
  });
  route(app, reviewStaffApi.answer, async (ctx, { params, body }) => {
    await answerReview(ctx, params.reviewId, body.answer);
    return done;
  });
  route(app, reviewStaffApi.questions, async (ctx, { query }) => ({
    ...done,
    ...(await listQuestionsToAnswer(ctx, query)),
  }));
  route(app, reviewStaffApi.answerQuestion, async (ctx, { params, body }) =>
    ok(await answerForShop(ctx, params.questionId, body.answer)),
  );
  route(app, reviewStaffApi.hideQuestion, async (ctx, { params, body }) => {
    await hideQuestion(ctx, params.questionId, body.reason);
    return done;
  });
  route(app, reviewStaffApi.showQuestion, async (ctx, { params }) => {
    await showQuestion(ctx, params.questionId);
    return done;
  });
  route(app, reviewStaffApi.hideAnswer, async (ctx, { params, body }) => {
    await hideAnswer(ctx, params, body.reason);
    return done;
  });
  route(app, reviewStaffApi.showAnswer, async (ctx, { params }) => {
    await showAnswer(ctx, params);
    return done;
  });
}
