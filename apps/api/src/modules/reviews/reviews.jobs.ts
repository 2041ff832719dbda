import type { PictureStore } from '#api/platform/images/store/picture-store.ts';
import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { sendReviewRequests } from './requests/review-requests.ts';
import { sweepPhotos } from './reviews/photos.ts';

export const sendReviewRequestsJob = scheduledJob({
  name: 'reviews.send_review_requests',
  cron: '* * * * *',
  deadlineSeconds: 60,
  run: sendReviewRequests,
});

export const sweepPhotosJob = (store: PictureStore) =>
  scheduledJob({
    name: 'reviews.sweep_photos',
    cron: '* * * * *',
    deadlineSeconds: 60,
    run: async (ctx) => {
      await store.removeAbandoned();
      return sweepPhotos(ctx, store);
    },
  });
