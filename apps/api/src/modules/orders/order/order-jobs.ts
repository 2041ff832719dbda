import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';

const OrderId = z.object({ orderId: z.uuid() });

export const releaseReservationJob: JobKind<{ orderId: string }> = {
  name: 'orders.release_reservation',
  payload: OrderId,
};

export const checkOrderFitJob: JobKind<{ orderId: string }> = {
  name: 'orders.check_fit',
  payload: OrderId,
};

const ReconciliationMismatches = z.object({
  day: z.iso.date(),
  found: z.array(z.object({ rule: z.string(), count: z.int(), subjects: z.array(z.string()) })),
});
export type ReconciliationMismatches = z.output<typeof ReconciliationMismatches>;

// The notifications module handles the e-mail jobs below.

export const sendReconciliationEmailJob: JobKind<ReconciliationMismatches> = {
  name: 'notifications.send_reconciliation_mismatches',
  payload: ReconciliationMismatches,
};

export const sendOrderPlacedEmailJob: JobKind<{ orderId: string }> = {
  name: 'notifications.send_order_placed',
  payload: OrderId,
};

const orderEmails = [
  'method_changed',
  'paid',
  'shipped',
  'delivered',
  'not_delivered',
  'cancelled',
  'refunded',
  'partly_refunded',
  'paid_twice',
] as const;
export type OrderEmail = (typeof orderEmails)[number];

const OrderEmailPayload = OrderId.extend({ email: z.enum(orderEmails), changeId: z.uuid() });

export const sendOrderEmailJob: JobKind<z.output<typeof OrderEmailPayload>> = {
  name: 'notifications.send_order_email',
  payload: OrderEmailPayload,
};
