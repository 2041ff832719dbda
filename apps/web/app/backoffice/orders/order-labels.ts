import {
  isKeyOf,
  isRefundDue,
  pickupStatusNames,
  type FulfilmentBlocker,
  type OrderStatus,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import type { SkippedOrder } from '@sirkito/contracts/orders/staff-print-schemas';

export const statusNames: Record<OrderStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  delivery_failed: 'Not delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

export const statusName = (status: OrderStatus, isPickup: boolean): string =>
  (isPickup ? pickupStatusNames[status] : undefined) ?? statusNames[status];

export const paymentNames: Record<PaymentStatus, string> = {
  unpaid: 'Unpaid',
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};

interface PaymentState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

export const paymentName = (order: PaymentState): string =>
  isRefundDue(order) ? 'Refund due' : paymentNames[order.paymentStatus];

interface TimelineEvent {
  status: OrderStatus;
  paymentStatus: PaymentStatus | null;
}

/** Labels a timeline event; payment events are labelled when the order status stayed the same. */
export const eventLabel = (
  { status, paymentStatus }: TimelineEvent,
  previous: TimelineEvent | undefined,
  isPickup: boolean,
): string =>
  paymentStatus && previous?.status === status
    ? `Payment: ${paymentNames[paymentStatus].toLowerCase()}`
    : statusName(status, isPickup);

export const quickFilterLabels = {
  sold: 'Sales only',
  waiting: 'Waiting over 2 days',
  refund_due: 'Refund due',
  review: 'To approve',
};

export const parseQuickFilter = (text: string | null): keyof typeof quickFilterLabels | undefined =>
  text !== null && isKeyOf(quickFilterLabels, text) ? text : undefined;

/** Returns whether cash on delivery has to be approved before the order is confirmed. */
export const isReviewDue = ({ cod, order }: Pick<StaffOrder, 'cod' | 'order'>): boolean =>
  cod?.review === 'required' && order.status === 'pending';

const blockerLabels: Record<FulfilmentBlocker, string> = {
  cancelled: 'was cancelled',
  returned: 'was returned',
  refunded: 'was refunded',
  unpaid: "isn't paid yet",
  review: "isn't approved for cash on delivery",
};

export const skippedOrderLabel = ({
  orderNumber,
  reason,
}: Pick<SkippedOrder, 'orderNumber' | 'reason'>): string =>
  `${orderNumber} ${blockerLabels[reason]}`;

/** Returns the print page of these orders. */
export const printPath = (
  kind: 'labels' | 'packing-slips' | 'invoices',
  ids: Iterable<string>,
): string => `/admin/orders/${kind}?ids=${[...ids].join()}`;
