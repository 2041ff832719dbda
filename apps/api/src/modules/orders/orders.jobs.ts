import type { Job } from '#api/platform/jobs.ts';
import { checkOrderFit } from './compatibility/check-order-fit.ts';
import { checkOrderFitJob, releaseReservationJob } from './order/order-jobs.ts';
import { releaseReservation } from './reservations/release-reservation.ts';

export const releaseReservationHandler: Job<{ orderId: string }> = {
  ...releaseReservationJob,
  run: async (ctx, { orderId }) => void (await releaseReservation(ctx, orderId)),
};

export const checkOrderFitHandler: Job<{ orderId: string }> = {
  ...checkOrderFitJob,
  run: (ctx, { orderId }) => checkOrderFit(ctx, orderId),
};
