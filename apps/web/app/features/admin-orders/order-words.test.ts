import { expect, test } from 'vitest';
import { eventName, leftOutWords, paymentName, waited } from './order-words.ts';

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

test('an order that no paper is printed for is named with the reason', () => {
  const all = ['cancelled', 'returned', 'refunded', 'unpaid'] as const;
  expect(all.map((why) => leftOutWords({ orderNumber: 'SK-7', why }))).toEqual([
    'SK-7 was cancelled',
    'SK-7 came back',
    'SK-7 was paid back',
    'SK-7 is not paid yet',
  ]);
});

test('money that is still here for what was cancelled or came back is to be paid back', () => {
  const nameOf = (paymentStatus: 'paid' | 'partially_refunded' | 'refunded') =>
    paymentName({ status: 'cancelled', paymentStatus });
  expect([nameOf('paid'), nameOf('partially_refunded'), nameOf('refunded')]).toEqual([
    'To be paid back',
    'To be paid back',
    'Refunded',
  ]);
  expect(paymentName({ status: 'returned', paymentStatus: 'paid' })).toBe('To be paid back');
  expect(paymentName({ status: 'confirmed', paymentStatus: 'paid' })).toBe('Paid');
});
