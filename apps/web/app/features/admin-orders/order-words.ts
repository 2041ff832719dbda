import {
  isOwed,
  pickupStatusNames,
  type NotSent,
  type OrderStatus,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { LeftOut } from '@sirkito/contracts/papers-staff';

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
  awaiting: 'Awaiting',
  paid: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

interface Settled {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

export const paymentName = (order: Settled): string =>
  isOwed(order) ? 'To be paid back' : paymentNames[order.paymentStatus];

interface Happened {
  status: OrderStatus;
  paymentStatus: PaymentStatus | null;
}

/** What happened: to the payment, where the order stayed as it was before. */
export const eventName = (
  { status, paymentStatus }: Happened,
  before: Happened | undefined,
  isPickup: boolean,
): string =>
  paymentStatus && before?.status === status
    ? `Payment: ${paymentNames[paymentStatus].toLowerCase()}`
    : statusName(status, isPickup);

const day = new Intl.DateTimeFormat('en-PH', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Manila',
});

/** How long it has been waiting, as short as it is useful. */
export function waited(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return 'Now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  return day.format(new Date(iso));
}

export const onlyNames = {
  sold: 'Without cancelled, returned and refunded ones',
  waiting: 'Waiting for more than two days',
  owed: 'Cancelled or returned, and to be paid back',
};

export const onlyIn = (text: string | null): keyof typeof onlyNames | undefined =>
  text === 'sold' || text === 'waiting' || text === 'owed' ? text : undefined;

const notSentWords: Record<NotSent, string> = {
  cancelled: 'was cancelled',
  returned: 'came back',
  refunded: 'was paid back',
  unpaid: 'is not paid yet',
};

export const leftOutWords = ({ orderNumber, why }: Pick<LeftOut, 'orderNumber' | 'why'>): string =>
  `${orderNumber} ${notSentWords[why]}`;

/** Papers of these orders, to be printed together. */
export const papersOf = (
  kind: 'labels' | 'packing-slips' | 'invoices',
  ids: Iterable<string>,
): string => `/admin/orders/${kind}?ids=${[...ids].join()}`;
