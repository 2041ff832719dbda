import { removeAbandonedFiles } from '#api/platform/images/picture-files.ts';
import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { sendReviewRequests } from './requests/send-review-requests.ts';
import { sweepPhotos } from './reviews/photos.ts';

export const sendReviewRequestsJob = scheduledJob({
  name: 'reviews.send_review_requests',
  cron: '* * * * *',
  deadlineSeconds: 60,
  run: sendReviewRequests,
});

export const sweepPhotosJob = (imagesFolder: string) =>
  scheduledJob({
    name: 'reviews.sweep_photos',
    cron: '* * * * *',
    deadlineSeconds: 60,
    run: async (ctx) => {
      await removeAbandonedFiles(imagesFolder);
      return sweepPhotos(ctx, imagesFolder);
    },
  });
