import { expect, test } from 'vitest';
import { statusHeading, stepsToCome } from './order-words.ts';

const order = { isPickup: false, paymentStatus: 'paid' } as const;

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
