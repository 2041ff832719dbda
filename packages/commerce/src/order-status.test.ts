import { expect, test } from 'vitest';
import {
  canBecome,
  isCashDue,
  isHalted,
  isStopped,
  nextOf,
  orderStatuses,
  paymentStatuses,
  whyNotSent,
  type PaymentStatus,
} from './order-status.ts';

test('[OR-06] an order goes from pending to delivered, one step at a time', () => {
  const way = ['pending', 'confirmed', 'processing', 'shipped', 'delivered'] as const;
  for (const [place, from] of way.entries()) {
    for (const to of way) expect(canBecome(from, to)).toBe(way[place + 1] === to);
  }
});

test('[OR-06] it can be cancelled before it is shipped, and is returned after', () => {
  const cancellable = orderStatuses.filter((status) => canBecome(status, 'cancelled'));
  expect(cancellable).toEqual(['pending', 'confirmed', 'processing']);
  const returnable = orderStatuses.filter((status) => canBecome(status, 'returned'));
  expect(returnable).toEqual(['delivered', 'delivery_failed']);
  expect(canBecome('delivery_failed', 'shipped')).toBe(true);
});

test('[OR-06] what is returned or cancelled stays so', () => {
  for (const to of orderStatuses) {
    expect(canBecome('returned', to) || canBecome('cancelled', to)).toBe(false);
  }
});

test('cash is due until it is paid, and not for what was cancelled or came back', () => {
  const order = { paymentMethod: 'cod', paymentStatus: 'unpaid' } as const;
  const notDue = orderStatuses.filter((status) => !isCashDue({ ...order, status }));
  expect(notDue).toEqual(['returned', 'cancelled']);
  expect(isCashDue({ ...order, paymentStatus: 'paid', status: 'shipped' })).toBe(false);
  expect(isCashDue({ ...order, paymentMethod: 'bank_transfer', status: 'pending' })).toBe(false);
});

test('what all the money went back of is not sent any more, and what is out comes to its end', () => {
  const order = { isPickup: false, paymentMethod: 'gcash' } as const;
  const left = (paymentStatus: 'paid' | 'partially_refunded' | 'refunded', sold: object = {}) =>
    orderStatuses.flatMap((status) =>
      nextOf(status)
        .filter((to) => !isStopped({ ...order, ...sold, paymentStatus }, to))
        .map((to) => `${status} to ${to}`),
    );
  expect(left('refunded')).toEqual([
    'pending to cancelled',
    'confirmed to cancelled',
    'processing to cancelled',
    'shipped to delivered',
    'shipped to delivery_failed',
    'delivered to returned',
    'delivery_failed to returned',
  ]);
  expect(left('partially_refunded')).toEqual(left('paid'));
  // What was paid at the counter is at home already, and may come back.
  expect(left('refunded', { isPickup: true, paymentMethod: 'cod' })).toEqual(left('paid'));
  const halted = orderStatuses.filter((status) =>
    isHalted({ ...order, status, paymentStatus: 'refunded' }),
  );
  expect(halted).toEqual(['pending', 'confirmed', 'processing', 'delivery_failed']);
});

test('a parcel leaves once it is paid, or is paid in cash, and never when its order is over', () => {
  const cash = { isPickup: false, paymentMethod: 'cod', paymentStatus: 'unpaid' } as const;
  const over = orderStatuses.filter((status) => whyNotSent({ ...cash, status }));
  expect(over).toEqual(['returned', 'cancelled']);
  const transfer = { ...cash, paymentMethod: 'bank_transfer', status: 'processing' } as const;
  const why = (paymentStatus: PaymentStatus) => whyNotSent({ ...transfer, paymentStatus });
  expect(paymentStatuses.map(why)).toEqual([
    'unpaid',
    'unpaid',
    undefined,
    'unpaid',
    'unpaid',
    undefined,
    'refunded',
  ]);
});
