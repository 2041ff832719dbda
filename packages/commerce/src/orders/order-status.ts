export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'delivery_failed',
  'returned',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = [
  'unpaid',
  'awaiting',
  'paid',
  'failed',
  'expired',
  'partially_refunded',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Labels for staff. */
export const orderStatusNames: Record<OrderStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  delivery_failed: 'Not delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

export const paymentStatusNames: Record<PaymentStatus, string> = {
  unpaid: 'Unpaid',
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};

/** True for refunded orders too. */
export const hasPaid = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'partially_refunded' || status === 'refunded';

/** Payment statuses in which the shop holds money of the customer. */
export const capturedPaymentStatuses = ['paid', 'partially_refunded'] as const;

export const hasCapturedPayment = (status: PaymentStatus): boolean =>
  capturedPaymentStatuses.some((captured) => captured === status);

interface StatusPair {
  paymentStatus: PaymentStatus;
  status: OrderStatus;
}

/**
 * Returns whether staff still have to refund a cancelled or returned order. A partial refund settles
 * a return, since the shop may deduct from it, but not a cancellation.
 */
export const isRefundDue = ({ paymentStatus, status }: StatusPair): boolean =>
  status === 'cancelled'
    ? hasCapturedPayment(paymentStatus)
    : status === 'returned' && paymentStatus === 'paid';

/** Allowed status transitions, for server, shoppers and staff. */
const statusTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'delivery_failed'],
  delivery_failed: ['shipped', 'returned'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => statusTransitions[from];

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean =>
  statusTransitions[from].includes(to);

const fulfilmentStatuses: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped'];

/**
 * Returns whether a full refund blocks this status change. Orders already shipped can still be
 * completed, as can pickups paid in cash, which may have been collected.
 */
export const isBlockedByRefund = (
  { isPickup, paymentMethod, paymentStatus }: FulfilmentInfo,
  to: OrderStatus,
): boolean =>
  paymentStatus === 'refunded' &&
  !(isPickup && paymentMethod === 'cod') &&
  fulfilmentStatuses.includes(to);

/** Returns whether a full refund blocks any next status. */
export const isFulfilmentBlocked = (order: FulfilmentInfo & { status: OrderStatus }): boolean =>
  nextStatuses(order.status).some((to) => isBlockedByRefund(order, to));

/** Status labels of pickup orders. */
export const pickupStatusNames: Partial<Record<OrderStatus, string>> = {
  shipped: 'Ready for pick-up',
  delivered: 'Picked up',
  delivery_failed: 'Not picked up',
};

interface FulfilmentInfo {
  isPickup: boolean;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
}

/**
 * Returns whether a pickup order was paid in cash at the counter, so that the customer may already
 * have the goods, even after a refund. Staff record whether they were returned.
 */
export const isCollectedAtCounter = ({
  isPickup,
  paymentMethod,
  paymentStatus,
}: FulfilmentInfo): boolean => isPickup && paymentMethod === 'cod' && hasPaid(paymentStatus);

interface PaymentInfo extends StatusPair {
  paymentMethod: PaymentMethod;
}

/** Returns whether cash still has to be collected. */
export const isCashDue = ({ paymentMethod, paymentStatus, status }: PaymentInfo): boolean =>
  paymentMethod === 'cod' &&
  paymentStatus === 'unpaid' &&
  status !== 'cancelled' &&
  status !== 'returned';

export type FulfilmentBlocker = 'cancelled' | 'returned' | 'refunded' | 'unpaid' | 'review';

/** Returns why an order must not ship; undefined if it may. */
export function fulfilmentBlocker(
  order: FulfilmentInfo & PaymentInfo,
  isReviewDue: boolean,
): FulfilmentBlocker | undefined {
  const { paymentMethod, paymentStatus, status } = order;
  if (status === 'cancelled' || status === 'returned') return status;
  if (isFulfilmentBlocked(order)) return 'refunded';
  if (isReviewDue) return 'review';
  return paymentMethod === 'cod' || hasPaid(paymentStatus) ? undefined : 'unpaid';
}

/** Statuses in which the shop has to act. */
export const unfulfilledStatuses = ['pending', 'confirmed', 'processing'] as const;
/** Unfulfilled orders without a change for this many days are overdue. */
export const overdueAfterDays = 2;

/** Orders not yet delivered, returned or cancelled. */
export const openStatuses = [...unfulfilledStatuses, 'shipped', 'delivery_failed'] as const;

export const paymentMethods = ['cod', 'bank_transfer', 'gcash', 'maya', 'qrph', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodNames: Record<PaymentMethod, string> = {
  cod: 'Cash on delivery',
  bank_transfer: 'Bank transfer',
  gcash: 'GCash',
  maya: 'Maya',
  qrph: 'QR Ph',
  card: 'Card',
};

/** Completes the sentence "Paid with GCash". */
export const paidWith: Record<PaymentMethod, string> = {
  cod: 'in cash',
  bank_transfer: 'by bank transfer',
  gcash: 'with GCash',
  maya: 'with Maya',
  qrph: 'with QR Ph',
  card: 'by card',
};

/** Returns the label; for pickups, cash is paid at the counter. */
export const paymentMethodName = (method: PaymentMethod, isPickup: boolean): string =>
  method === 'cod' && isPickup ? 'Cash at the counter' : paymentMethodNames[method];

/** Methods paid on the provider's page. */
const onlineMethods = ['gcash', 'maya', 'qrph', 'card'] as const satisfies PaymentMethod[];
export type OnlineMethod = (typeof onlineMethods)[number];

export const isPaidOnline = (method: PaymentMethod): method is OnlineMethod =>
  onlineMethods.some((online) => online === method);

/** These methods reserve stock for days before payment. */
export const paidLater: readonly PaymentMethod[] = ['cod', 'bank_transfer'];

/** Minutes stock is reserved for an unpaid order; null if the reservation does not expire. */
export const holdMinutes: Record<PaymentMethod, number | null> = {
  cod: null,
  bank_transfer: 48 * 60,
  gcash: 15,
  maya: 15,
  qrph: 15,
  card: 15,
};
