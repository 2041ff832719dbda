import { questionApi } from '@sirkito/contracts/question';
import { reviewApi } from '@sirkito/contracts/review-api';
import type { FastifyInstance } from 'fastify';
import { takeForms } from '#api/platform/http/forms.ts';
import { ok, route } from '#api/platform/http/route.ts';
import { answerQuestion, askQuestion, listQuestions } from './ask-question.ts';
import { editReview } from './edit-review.ts';
import { listOwnReviews, listProductReviews, listWaitingReviews } from './list-reviews.ts';
import { markHelpful } from './mark-helpful.ts';
import { addPhoto, removePhoto } from './photos.ts';
import { removeReview } from './remove-review.ts';
import { reportReview } from './report-review.ts';
import { stopLetters } from './stop-letters.ts';
import { viewOwnPart } from './view-own-part.ts';
import { writeReview } from './write-review.ts';

const done = { success: true } as const;

export function reviewsRoutes(app: FastifyInstance, imagesFolder: string): void {
  route(app, reviewApi.write, async (ctx, { body }) => ({
    ...done,
    ...(await writeReview(ctx, body)),
  }));
  route(app, reviewApi.edit, async (ctx, { params, body }) => ({
    ...done,
    ...(await editReview(ctx, params.reviewId, body)),
  }));
  route(app, reviewApi.remove, async (ctx, { params }) => {
    await removeReview(ctx, params.reviewId);
    return done;
  });
  route(app, reviewApi.ofProduct, async (ctx, { params, query }) => ({
    ...done,
    ...(await listProductReviews(ctx, params.productId, query)),
  }));
  route(app, reviewApi.mine, async (ctx, { params }) =>
    ok(await viewOwnPart(ctx, params.productId)),
  );
  route(app, reviewApi.own, async (ctx, { query }) => ({
    ...done,
    ...(await listOwnReviews(ctx, query)),
  }));
  route(app, reviewApi.waiting, async (ctx) => ok(await listWaitingReviews(ctx)));
  route(app, reviewApi.addPhoto, async (ctx, { params, body }) => ({
    ...done,
    ...(await addPhoto(ctx, imagesFolder, { ...params, ...body })),
  }));
  route(app, reviewApi.removePhoto, async (ctx, { params }) => ({
    ...done,
    ...(await removePhoto(ctx, params)),
  }));
  route(app, reviewApi.markHelpful, async (ctx, { params, body }) =>
    ok(await markHelpful(ctx, params.reviewId, body.helpful)),
  );
  route(app, reviewApi.report, async (ctx, { params, body }) => {
    await reportReview(ctx, params.reviewId, body);
    return done;
  });
  // Mail programs press the link in a letter's head with a form.
  void app.register(async (forms) => {
    takeForms(forms);
    route(forms, reviewApi.stopLetters, async (ctx, { params }) => {
      await stopLetters(ctx, params.key);
      return done;
    });
  });

  route(app, questionApi.ofProduct, async (ctx, { params, query }) => ({
    ...done,
    ...(await listQuestions(ctx, params.productId, query)),
  }));
  route(app, questionApi.ask, async (ctx, { body }) => ok(await askQuestion(ctx, body)));
  route(app, questionApi.answer, async (ctx, { params, body }) =>
    ok(await answerQuestion(ctx, params.questionId, body.answer)),
  );
}
