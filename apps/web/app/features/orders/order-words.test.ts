import { expect, test } from 'vitest';
import { paymentName, statusHeading, stepsToCome } from './order-words.ts';

const order = { isPickup: false, paymentMethod: 'gcash', paymentStatus: 'paid' } as const;

test('an order that all the money went back of says so, and nothing of it is still to come', () => {
  const refunded = { ...order, paymentStatus: 'refunded' } as const;
  const stopped = { ...refunded, status: 'confirmed' } as const;
  expect(statusHeading(stopped)).toBe('We gave your money back');
  expect(stepsToCome(stopped)).toEqual([]);
  const out = { ...refunded, status: 'shipped' } as const;
  expect(statusHeading(out)).toBe('On its way to you');
  expect(stepsToCome(out)).toEqual(['delivered']);
  expect(statusHeading({ ...refunded, status: 'cancelled' })).toBe('This order was cancelled');
});

test('who came back without paying is not thanked yet', () => {
  const pending = { ...order, status: 'pending', paymentStatus: 'awaiting' } as const;
  expect(statusHeading(pending)).toBe('Thank you, we have your order');
  expect(statusHeading(pending, 'unpaid')).toBe('Your order waits for its payment');
  expect(statusHeading({ ...order, status: 'confirmed' }, 'unpaid')).toBe(
    'Your order is confirmed',
  );
});

test('what was cancelled is not still waited to be paid', () => {
  const cancelled = { status: 'cancelled' } as const;
  expect(paymentName({ ...cancelled, paymentStatus: 'unpaid' })).toBe('Not paid');
  expect(paymentName({ ...cancelled, paymentStatus: 'awaiting' })).toBe('Not paid');
  expect(paymentName({ ...cancelled, paymentStatus: 'expired' })).toBe('Not paid in time');
  expect(paymentName({ status: 'pending', paymentStatus: 'unpaid' })).toBe('Not paid yet');
});
