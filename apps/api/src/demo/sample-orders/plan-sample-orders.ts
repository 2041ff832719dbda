import type { PaymentMethod } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import { randomFrom } from '../grow-random.ts';
import {
  createBaskets,
  drawFrom,
  drawWeighted,
  toLines,
  type Random,
  type SampleLine,
  type SampleProduct,
} from './sample-baskets.ts';
import { day, drawOutcome, hour, minute, type OrderOutcome } from './sample-order-outcome.ts';

const manilaOffset = 8 * hour;
export const sampleDays = 90;
const ordersOnAWeekday = 7;
/** Younger orders could still be unpaid, and their reservations would end later. */
const minAge = 30 * minute;
const maxCash = 4_500_000;

export interface SampleOrder<Customer> extends OrderOutcome {
  id: string;
  customer: Customer;
  placedAt: Date;
  lines: SampleLine[];
  fulfilment: 'delivery' | 'pickup';
  paymentMethod: PaymentMethod;
}

interface SampleShop<Customer> {
  now: Date;
  products: readonly SampleProduct[];
  customers: readonly Customer[];
  hasPickup: boolean;
}

/** Plans orders of the last 90 days, oldest first. The same day and products give the same orders. */
export function planSampleOrders<Customer>({
  now,
  products,
  customers,
  hasPickup,
}: SampleShop<Customer>): SampleOrder<Customer>[] {
  const random = randomFrom('sample orders');
  const drawBasket = createBaskets(products, random);
  return placementTimes(now, random).map((placedAt) => {
    const lines = toLines(drawBasket(), random);
    const value = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const fulfilment = hasPickup && random() < 0.12 ? ('pickup' as const) : ('delivery' as const);
    const paymentMethod = drawMethod({ age: now.getTime() - placedAt.getTime(), value }, random);
    return {
      id: newUuid({ msecs: placedAt.getTime() }),
      // A power, because some people order more often than others.
      customer: drawFrom(customers, () => random() ** 1.5),
      placedAt,
      lines,
      fulfilment,
      paymentMethod,
      ...drawOutcome({ placedAt, now, paymentMethod, fulfilment }, random),
    };
  });
}

/** Most between noon and evening in Manila, more at weekends and around paydays, slowly growing. */
function placementTimes(now: Date, random: Random): Date[] {
  const today = Math.floor((now.getTime() + manilaOffset) / day) * day;
  return Array.from({ length: sampleDays }, (_, index) => {
    const midnight = today - (sampleDays - 1 - index) * day;
    const growth = 0.85 + (0.3 * index) / sampleDays;
    const chance = 0.6 + 0.8 * random();
    const orders = Math.floor(
      ordersOnAWeekday * growth * chance * demandOn(new Date(midnight)) + random(),
    );
    return Array.from(
      { length: orders },
      () =>
        new Date(midnight - manilaOffset + 7 * hour + ((random() + random()) / 2) * 16.5 * hour),
    );
  })
    .flat()
    .filter((at) => at.getTime() <= now.getTime() - minAge)
    .toSorted((one, other) => one.getTime() - other.getTime());
}

/** Demand relative to a weekday. Takes midnight in Manila as if it were UTC. */
function demandOn(date: Date): number {
  const isWeekend = date.getUTCDay() % 6 === 0;
  const isPayday = [15, 16, 30, 1].includes(date.getUTCDate());
  return 1 + (isWeekend ? 0.5 : 0) + (isPayday ? 0.7 : 0);
}

const methods: readonly { item: PaymentMethod; weight: number }[] = [
  { item: 'cod', weight: 34 },
  { item: 'gcash', weight: 32 },
  { item: 'card', weight: 12 },
  { item: 'maya', weight: 10 },
  { item: 'qrph', weight: 6 },
  { item: 'bank_transfer', weight: 6 },
];

/** No cash above its limit, and no transfer that could still be awaited. */
const drawMethod = ({ age, value }: { age: number; value: number }, random: Random) =>
  drawWeighted(
    methods.filter(
      ({ item }) =>
        (item !== 'cod' || value <= maxCash) && (item !== 'bank_transfer' || age > 2 * day),
    ),
    random,
  );
