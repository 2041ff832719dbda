import { questionApi } from '@sirkito/contracts/reviews/question-endpoints';
import { reviewApi } from '@sirkito/contracts/reviews/endpoints';
import type { FastifyInstance } from 'fastify';
import { acceptForms } from '#api/platform/http/accept-forms.ts';
import { ok, route } from '#api/platform/http/route.ts';
import type { PictureStore } from '#api/platform/images/store/picture-store.ts';
import { answerQuestion, askQuestion, listQuestions } from './questions/ask-question.ts';
import { editReview, removeReview, viewReviewForm, writeReview } from './reviews/own-review.ts';
import { listOwnReviews, listProductReviews, listPendingReviews } from './reviews/list-reviews.ts';
import { markHelpful, reportReview } from './reviews/votes.ts';
import { addPhoto, removePhoto } from './reviews/photos.ts';
import { unsubscribe } from './requests/review-requests.ts';

const done = { success: true } as const;

export function reviewsRoutes(app: FastifyInstance, store: PictureStore): void {
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
  route(app, reviewApi.formState, async (ctx, { params }) =>
    ok(await viewReviewForm(ctx, params.productId)),
  );
  route(app, reviewApi.own, async (ctx, { query }) => ({
    ...done,
    ...(await listOwnReviews(ctx, query)),
  }));
  route(app, reviewApi.pending, async (ctx) => ok(await listPendingReviews(ctx)));
  route(app, reviewApi.addPhoto, async (ctx, { params, body }) => ({
    ...done,
    ...(await addPhoto(ctx, store, { ...params, ...body })),
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
  // RFC 8058: mail clients post a form to the List-Unsubscribe URL.
  void app.register(async (forms) => {
    acceptForms(forms);
    route(forms, reviewApi.unsubscribe, async (ctx, { params }) => {
      await unsubscribe(ctx, params.key);
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
