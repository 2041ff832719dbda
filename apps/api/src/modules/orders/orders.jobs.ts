import type { Job } from '#api/platform/jobs/jobs.ts';
import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { checkOrderFit } from './compatibility/check-order-fit.ts';
import { checkOrderFitJob, releaseReservationJob } from './order/order-jobs.ts';
import { reconcileNightly } from './reconcile/reconcile-nightly.ts';
import { releaseExpiredReservations } from './reservations/release-expired-reservations.ts';
import { releaseReservation } from './reservations/release-reservation.ts';

export const releaseReservationHandler: Job<{ orderId: string }> = {
  ...releaseReservationJob,
  run: async (ctx, { orderId }) => void (await releaseReservation(ctx, orderId)),
};

export const checkOrderFitHandler: Job<{ orderId: string }> = {
  ...checkOrderFitJob,
  run: (ctx, { orderId }) => checkOrderFit(ctx, orderId),
};

export const releaseExpiredReservationsJob = scheduledJob({
  name: 'orders.release_expired_reservations',
  cron: '* * * * *',
  deadlineSeconds: 60,
  run: releaseExpiredReservations,
});

/** Tries often, so that a night whose worker stopped is taken over. */
export const reconcileNightlyJob = scheduledJob({
  name: 'orders.reconcile_nightly',
  cron: '*/10 * * * *',
  deadlineSeconds: 600,
  run: async (ctx) => {
    await reconcileNightly(ctx);
    return false;
  },
});
