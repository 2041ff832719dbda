import { expect, test } from 'vitest';
import { paymentName, statusHeading, remainingSteps } from './order-labels.ts';

const order = { isPickup: false, paymentMethod: 'gcash', paymentStatus: 'paid' } as const;

test('labels a fully refunded order and shows no remaining steps', () => {
  const refunded = { ...order, paymentStatus: 'refunded' } as const;
  const stopped = { ...refunded, status: 'confirmed' } as const;
  expect(statusHeading(stopped)).toBe('Your order was refunded');
  expect(remainingSteps(stopped)).toEqual([]);
  const out = { ...refunded, status: 'shipped' } as const;
  expect(statusHeading(out)).toBe('Your order is on its way');
  expect(remainingSteps(out)).toEqual(['delivered']);
  expect(statusHeading({ ...refunded, status: 'cancelled' })).toBe('Your order was cancelled');
});

test('shows awaiting payment after a payment redirect without payment', () => {
  const pending = { ...order, status: 'pending', paymentStatus: 'awaiting' } as const;
  expect(statusHeading(pending)).toBe('Thank you for your order');
  expect(statusHeading(pending, 'unpaid')).toBe('Awaiting payment');
  expect(statusHeading({ ...order, status: 'confirmed' }, 'unpaid')).toBe(
    'Your order is confirmed',
  );
});

test('labels an unpaid cancelled order as not paid', () => {
  const cancelled = { status: 'cancelled' } as const;
  expect(paymentName({ ...cancelled, paymentStatus: 'unpaid' })).toBe('Not paid');
  expect(paymentName({ ...cancelled, paymentStatus: 'awaiting' })).toBe('Not paid');
  expect(paymentName({ ...cancelled, paymentStatus: 'expired' })).toBe('Not paid in time');
  expect(paymentName({ status: 'pending', paymentStatus: 'unpaid' })).toBe('Not paid yet');
});
