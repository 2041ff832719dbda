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

/** Also when all or part of it went back. */
export const hasPaid = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'partially_refunded' || status === 'refunded';

/** The shop has all of it, or what a partial refund left. */
export const heldPayments = ['paid', 'partially_refunded'] as const;

export const isMoneyHere = (status: PaymentStatus): boolean =>
  heldPayments.some((held) => held === status);

interface Settled {
  paymentStatus: PaymentStatus;
  status: OrderStatus;
}

/**
 * The shop has money for it and the goods too: somebody has to give it back. Of what came back the
 * shop may keep a part, and has decided so once some was given.
 */
export const isOwed = ({ paymentStatus, status }: Settled): boolean =>
  status === 'cancelled'
    ? isMoneyHere(paymentStatus)
    : status === 'returned' && paymentStatus === 'paid';

/** Where an order can go from where it is. The one table for server, shopper and staff. */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'delivery_failed'],
  delivery_failed: ['shipped', 'returned'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
};

export const nextOf = (from: OrderStatus): readonly OrderStatus[] => nextStatuses[from];

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  nextStatuses[from].includes(to);

const sendingSteps: readonly OrderStatus[] = ['confirmed', 'processing', 'shipped'];

/**
 * Once all the money went back nothing more is sent; what is out already comes to its end, also
 * what was paid in cash at the counter and taken home.
 */
export const isStopped = (
  { isPickup, paymentMethod, paymentStatus }: HandedOver,
  to: OrderStatus,
): boolean =>
  paymentStatus === 'refunded' &&
  !(isPickup && paymentMethod === 'cod') &&
  sendingSteps.includes(to);

/** It would have gone on, but all the money went back. */
export const isHalted = (order: HandedOver & { status: OrderStatus }): boolean =>
  nextOf(order.status).some((to) => isStopped(order, to));

/** What a step is called where nothing is carried. */
export const pickupStatusNames: Partial<Record<OrderStatus, string>> = {
  shipped: 'Ready for pick-up',
  delivered: 'Picked up',
  delivery_failed: 'Not picked up',
};

interface HandedOver {
  isPickup: boolean;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
}

/**
 * Paid in cash at the counter: the goods may be at home with the shopper already, also when some or
 * all of the cash went back. Whether they came back is for staff to say.
 */
export const isTakenHome = ({ isPickup, paymentMethod, paymentStatus }: HandedOver): boolean =>
  isPickup && paymentMethod === 'cod' && hasPaid(paymentStatus);

interface Paying extends Settled {
  paymentMethod: PaymentMethod;
}

/** Whether somebody still has to hand over cash for it. */
export const isCashDue = ({ paymentMethod, paymentStatus, status }: Paying): boolean =>
  paymentMethod === 'cod' &&
  paymentStatus === 'unpaid' &&
  status !== 'cancelled' &&
  status !== 'returned';

export type NotSent = 'cancelled' | 'returned' | 'refunded' | 'unpaid';

/** Why its parcel must not leave the shop, nothing where it may. */
export function whyNotSent(order: HandedOver & Paying): NotSent | undefined {
  const { paymentMethod, paymentStatus, status } = order;
  if (status === 'cancelled' || status === 'returned') return status;
  if (isHalted(order)) return 'refunded';
  return paymentMethod === 'cod' || hasPaid(paymentStatus) ? undefined : 'unpaid';
}

/** Somebody has to do something with these. */
export const waitingStatuses = ['pending', 'confirmed', 'processing'] as const;
/** After so many days without a change they have waited for too long. */
export const waitingDays = 2;

/** Under way: the goods have yet to come to somebody, or to come back. */
export const openStatuses = [...waitingStatuses, 'shipped', 'delivery_failed'] as const;

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

/** Cash is paid where the goods are handed over. */
export const paymentMethodName = (method: PaymentMethod, isPickup: boolean): string =>
  method === 'cod' && isPickup ? 'Cash at the counter' : paymentMethodNames[method];

/** The ways to pay that lead to a page of the payment provider. */
const onlineMethods = ['gcash', 'maya', 'qrph', 'card'] as const satisfies PaymentMethod[];
export type OnlineMethod = (typeof onlineMethods)[number];

export const isPaidOnline = (method: PaymentMethod): method is OnlineMethod =>
  onlineMethods.some((online) => online === method);

/** For how long the goods of an unpaid order are set aside; nothing is held against cash. */
export const holdMinutes: Record<PaymentMethod, number | null> = {
  cod: null,
  bank_transfer: 48 * 60,
  gcash: 15,
  maya: 15,
  qrph: 15,
  card: 15,
};
