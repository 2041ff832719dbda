import {
  isHalted,
  pickupStatusNames,
  type OrderStatus,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';

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
  pending: 'Thank you, we have your order',
  confirmed: 'Your order is confirmed',
  processing: 'Being packed',
  shipped: 'On its way to you',
  delivered: 'Delivered',
  delivery_failed: 'The courier could not deliver',
  returned: 'Returned',
  cancelled: 'This order was cancelled',
};

const pickupHeadings: Partial<Record<OrderStatus, string>> = {
  shipped: 'Ready for you to pick up',
  delivered: 'Picked up',
  delivery_failed: 'Nobody picked it up',
};

export const statusName = (status: OrderStatus, isPickup: boolean): string =>
  (isPickup ? pickupStatusNames[status] : undefined) ?? statusNames[status];

type Standing = Pick<Order, 'status' | 'isPickup' | 'paymentMethod' | 'paymentStatus'>;

export function statusHeading(order: Standing, returned?: 'paid' | 'unpaid'): string {
  const { status, isPickup } = order;
  if (status === 'pending' && returned === 'unpaid') return 'Your order waits for its payment';
  if (isHalted(order)) return 'We gave your money back';
  return (isPickup ? pickupHeadings[status] : undefined) ?? statusHeadings[status];
}

export const paymentStatusNames: Record<PaymentStatus, string> = {
  unpaid: 'Not paid yet',
  awaiting: 'Waiting for the payment',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Not paid in time',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

/** Nobody waits for the payment of what was cancelled. */
export const paymentName = ({
  status,
  paymentStatus,
}: Pick<Order, 'status' | 'paymentStatus'>): string =>
  status === 'cancelled' && (paymentStatus === 'unpaid' || paymentStatus === 'awaiting')
    ? 'Not paid'
    : paymentStatusNames[paymentStatus];

const usualWay: readonly OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
];

/** Where the order still goes, as things stand; nowhere once it has ended. */
export function stepsToCome(order: Standing): readonly OrderStatus[] {
  const place = usualWay.indexOf(order.status);
  return place < 0 || isHalted(order) ? [] : usualWay.slice(place + 1);
}
