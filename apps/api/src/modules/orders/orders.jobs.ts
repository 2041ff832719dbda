import { z } from 'zod';
import type { Job, JobKind } from '#api/platform/jobs.ts';
import { judgeFit } from './judge-fit.ts';
import { releaseHold } from './release-hold.ts';

const OrderId = z.object({ orderId: z.uuid() });

export const releaseHoldJob: Job<{ orderId: string }> = {
  name: 'orders.release_hold',
  payload: OrderId,
  run: async (ctx, { orderId }) => void (await releaseHold(ctx, orderId)),
};

export const judgeFitJob: Job<{ orderId: string }> = {
  name: 'orders.judge_fit',
  payload: OrderId,
  run: (ctx, { orderId }) => judgeFit(ctx, orderId),
};

const BooksDiffer = z.object({
  day: z.iso.date(),
  found: z.array(z.object({ rule: z.string(), count: z.int(), subjects: z.array(z.string()) })),
});
export type BooksDiffer = z.output<typeof BooksDiffer>;

/** Promised here, written by the notifications. */
export const booksDifferMail: JobKind<BooksDiffer> = {
  name: 'notifications.send_books_differ',
  payload: BooksDiffer,
};

/** Promised here, written by the notifications. */
export const orderPlacedMail: JobKind<{ orderId: string }> = {
  name: 'notifications.send_order_placed',
  payload: OrderId,
};

const letters = [
  'paid',
  'shipped',
  'delivered',
  'not_delivered',
  'cancelled',
  'refunded',
  'partly_refunded',
  'paid_twice',
] as const;
export type OrderLetter = (typeof letters)[number];

const PromisedLetter = OrderId.extend({ letter: z.enum(letters), changeId: z.uuid() });

export const orderLetterMail: JobKind<z.output<typeof PromisedLetter>> = {
  name: 'notifications.send_order_letter',
  payload: PromisedLetter,
};
