import {
  isFulfilmentBlocked,
  pickupStatusNames,
  type OrderStatus,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';

const statusNames: Record<OrderStatus, string> = {
  pending: 'Placed',
  confirmed: 'Confirmed',
  processing: 'Packing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  delivery_failed: 'Not delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
};

const statusHeadings: Record<OrderStatus, string> = {
  pending: 'Thank you for your order',
  confirmed: 'Your order is confirmed',
  processing: "We're packing your order",
  shipped: 'Your order is on its way',
  delivered: 'Your order was delivered',
  delivery_failed: "We couldn't deliver your order",
  returned: 'Your order was returned',
  cancelled: 'Your order was cancelled',
};

const pickupHeadings: Partial<Record<OrderStatus, string>> = {
  shipped: 'Your order is ready for pick-up',
  delivered: 'You picked up your order',
  delivery_failed: "Your order wasn't picked up",
};

export const statusName = (status: OrderStatus, isPickup: boolean): string =>
  (isPickup ? pickupStatusNames[status] : undefined) ?? statusNames[status];

type OrderStage = Pick<Order, 'status' | 'isPickup' | 'paymentMethod' | 'paymentStatus'>;

export function statusHeading(order: OrderStage, returned?: 'paid' | 'unpaid'): string {
  const { status, isPickup } = order;
  if (status === 'pending' && returned === 'unpaid') return 'Awaiting payment';
  if (isFulfilmentBlocked(order)) return 'Your order was refunded';
  return (isPickup ? pickupHeadings[status] : undefined) ?? statusHeadings[status];
}

export const paymentStatusNames: Record<PaymentStatus, string> = {
  unpaid: 'Not paid yet',
  awaiting: 'Awaiting payment',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Not paid in time',
  partially_refunded: 'Partially refunded',
  refunded: 'Refunded',
};

/** A cancelled order no longer awaits payment. */
export const paymentName = ({
  status,
  paymentStatus,
}: Pick<Order, 'status' | 'paymentStatus'>): string =>
  status === 'cancelled' && (paymentStatus === 'unpaid' || paymentStatus === 'awaiting')
    ? 'Not paid'
    : paymentStatusNames[paymentStatus];

const happyPath: readonly OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
];

/** Returns the statuses still ahead; none for a finished or blocked order. */
export function remainingSteps(order: OrderStage): readonly OrderStatus[] {
  const index = happyPath.indexOf(order.status);
  return index < 0 || isFulfilmentBlocked(order) ? [] : happyPath.slice(index + 1);
}
