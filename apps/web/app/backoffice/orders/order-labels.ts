import {
  isKeyOf,
  isRefundDue,
  orderStatusNames,
  paymentStatusNames,
  pickupStatusNames,
  type FulfilmentBlocker,
  type OrderStatus,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import type { SkippedOrder } from '@sirkito/contracts/orders/staff-print-schemas';

export const statusName = (status: OrderStatus, isPickup: boolean): string =>
  (isPickup ? pickupStatusNames[status] : undefined) ?? orderStatusNames[status];

interface PaymentState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

export const paymentName = (order: PaymentState): string =>
  isRefundDue(order) ? 'Refund due' : paymentStatusNames[order.paymentStatus];

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
    ? `Payment: ${paymentStatusNames[paymentStatus].toLowerCase()}`
    : statusName(status, isPickup);

export const quickFilterLabels = {
  ordered: 'Not cancelled',
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
