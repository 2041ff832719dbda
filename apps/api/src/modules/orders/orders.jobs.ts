import { z } from 'zod';
import type { Job, JobKind } from '#api/platform/jobs.ts';
import { releaseHold } from './release-hold.ts';

const OrderId = z.object({ orderId: z.uuid() });

export const releaseHoldJob: Job<{ orderId: string }> = {
  name: 'orders.release_hold',
  payload: OrderId,
  run: (ctx, { orderId }) => releaseHold(ctx, orderId),
};

/** Promised here, written by the notifications. */
export const orderPlacedMail: JobKind<{ orderId: string }> = {
  name: 'notifications.send_order_placed',
  payload: OrderId,
};
