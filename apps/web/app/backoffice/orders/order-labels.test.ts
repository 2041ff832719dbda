import { expect, test } from 'vitest';
import { eventLabel, skippedOrderLabel, paymentName } from './order-labels.ts';

test('labels payment events unless the order status changed too', () => {
  const pending = { status: 'pending', paymentStatus: null } as const;
  const failed = { status: 'pending', paymentStatus: 'failed' } as const;
  const paid = { status: 'confirmed', paymentStatus: 'paid' } as const;
  const refunded = { status: 'confirmed', paymentStatus: 'refunded' } as const;
  const events = [pending, failed, paid, refunded];
  expect(events.map((event, index) => eventLabel(event, events[index - 1], false))).toEqual([
    'Pending',
    'Payment: failed',
    'Confirmed',
    'Payment: refunded',
  ]);
});

test('names a skipped order with the reason', () => {
  const all = ['cancelled', 'returned', 'refunded', 'unpaid'] as const;
  expect(all.map((reason) => skippedOrderLabel({ orderNumber: 'SK-7', reason }))).toEqual([
    'SK-7 was cancelled',
    'SK-7 was returned',
    'SK-7 was refunded',
    "SK-7 isn't paid yet",
  ]);
});

test('shows a refund due for cancelled or returned orders that are still paid', () => {
  const nameOf = (paymentStatus: 'paid' | 'partially_refunded' | 'refunded') =>
    paymentName({ status: 'cancelled', paymentStatus });
  expect([nameOf('paid'), nameOf('partially_refunded'), nameOf('refunded')]).toEqual([
    'Refund due',
    'Refund due',
    'Refunded',
  ]);
  expect(paymentName({ status: 'returned', paymentStatus: 'paid' })).toBe('Refund due');
  expect(paymentName({ status: 'confirmed', paymentStatus: 'paid' })).toBe('Paid');
});
