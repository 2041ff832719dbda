import { expect, test } from 'vitest';
import { eventName, waited } from './order-words.ts';

test('the time an order has waited is told as short as it is useful', () => {
  const now = Date.parse('2026-11-15T04:00:00Z');
  const ago = (minutes: number) => waited(new Date(now - minutes * 60_000).toISOString(), now);
  expect([ago(0.5), ago(59), ago(60), ago(23 * 60 + 59)]).toEqual(['Now', '59 min', '1 h', '23 h']);
  expect(ago(24 * 60)).toBe('Nov 14');
});

test('what became of the payment has its own name, unless the order moved on with it', () => {
  const pending = { status: 'pending', paymentStatus: null } as const;
  const failed = { status: 'pending', paymentStatus: 'failed' } as const;
  const paid = { status: 'confirmed', paymentStatus: 'paid' } as const;
  const refunded = { status: 'confirmed', paymentStatus: 'refunded' } as const;
  const events = [pending, failed, paid, refunded];
  expect(events.map((event, place) => eventName(event, events[place - 1], false))).toEqual([
    'Pending',
    'Payment: failed',
    'Confirmed',
    'Payment: refunded',
  ]);
});
