import {
  holdMinutes,
  paidWith,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@sirkito/commerce';
import { drawFrom, type Random } from './sample-baskets.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export interface SampleEvent {
  at: Date;
  status: OrderStatus;
  /** Null unless this event changed it. */
  paymentStatus: PaymentStatus | null;
  note: string;
}

/** What became of an order after it was placed. */
export interface OrderOutcome {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  events: SampleEvent[];
  paidAt: Date | null;
  refundedAt: Date | null;
  shippedAt: Date | null;
  courier: string | null;
}

interface PlacedOrder {
  placedAt: Date;
  now: Date;
  paymentMethod: PaymentMethod;
  fulfilment: 'delivery' | 'pickup';
}

type Wait = readonly [from: number, to: number];

const couriers = ['J&T Express', 'LBC Express', 'Ninja Van', 'Flash Express'];

/** Draws the events of an order up to now. Online orders must be old enough to be paid or expired. */
export function drawOutcome(order: PlacedOrder, random: Random): OrderOutcome {
  const courier = order.fulfilment === 'delivery' ? drawFrom(couriers, random) : null;
  const events = drawEvents(order, courier, random).filter(({ at }) => at <= order.now);
  const isCash = order.paymentMethod === 'cod';
  const timeOf = (isSought: (event: SampleEvent) => boolean) => events.find(isSought)?.at ?? null;
  const shippedAt = timeOf(({ status }) => status === 'shipped');
  return {
    status: events.at(-1)?.status ?? 'pending',
    paymentStatus:
      events.findLast(({ paymentStatus }) => paymentStatus !== null)?.paymentStatus ??
      (isCash ? 'unpaid' : 'awaiting'),
    events,
    paidAt: timeOf(({ paymentStatus }) => paymentStatus === 'paid'),
    refundedAt: timeOf(({ paymentStatus }) => paymentStatus === 'refunded'),
    shippedAt,
    courier: shippedAt && courier,
  };
}

function drawEvents(order: PlacedOrder, courier: string | null, random: Random): SampleEvent[] {
  const { paymentMethod, fulfilment, placedAt } = order;
  const isCash = paymentMethod === 'cod';
  let time = placedAt.getTime();
  const step = (
    wait: Wait,
    status: OrderStatus,
    {
      note = '',
      paymentStatus = null,
    }: { note?: string; paymentStatus?: PaymentStatus | null } = {},
  ): SampleEvent => {
    time += wait[0] + random() * (wait[1] - wait[0]);
    return { at: new Date(time), status, paymentStatus, note };
  };
  const hold = holdMinutes[paymentMethod];
  const fate = random();
  if (fate < 0.07) {
    return hold === null
      ? [step([hour, 9 * hour], 'cancelled', { note: 'Cancelled online' })]
      : [
          step([hold * minute, hold * minute], 'cancelled', {
            note: 'Payment not received in time',
            paymentStatus: 'expired',
          }),
        ];
  }
  const travel: Wait = fulfilment === 'pickup' ? [4 * hour, 2 * day] : [day, 4 * day];
  const payment: Wait =
    paymentMethod === 'bank_transfer' ? [4 * hour, 30 * hour] : [2 * minute, 12 * minute];
  const packing: Wait = random() < 0.04 ? [3 * day, 6 * day] : [2 * hour, 14 * hour];
  const steps = [
    isCash
      ? step([2 * hour, 14 * hour], 'confirmed')
      : step(payment, 'confirmed', {
          note: `Paid ${paidWith[paymentMethod]}`,
          paymentStatus: 'paid',
        }),
    step([2 * hour, 20 * hour], 'processing'),
    step(packing, 'shipped', { note: courier ?? '' }),
    step(travel, 'delivered', isCash ? { paymentStatus: 'paid' } : {}),
  ];
  if (fate < 0.975) return steps;
  return [
    ...steps,
    step([2 * day, 7 * day], 'returned'),
    step([hour, day], 'returned', {
      note: 'Refunded in full: faulty on arrival',
      paymentStatus: 'refunded',
    }),
  ];
}
