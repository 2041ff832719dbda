import { expect, test } from 'vitest';
import { quantityProblem } from './quantity.ts';

test('returns a notice for a quantity below 1 or above the stock', () => {
  expect(quantityProblem(0, 4)).toEqual({ title: 'Minimum quantity is 1', duration: 1_500 });
  expect(quantityProblem(5, 4)).toEqual({
    title: 'Stock limit reached',
    description: 'Only 4 items available',
    duration: 2_000,
  });
  expect(quantityProblem(100, 150)).toEqual({
    title: 'You can order up to 99 of each product',
    duration: 2_000,
  });
  expect([1, 4].map((wanted) => quantityProblem(wanted, 4))).toEqual([undefined, undefined]);
});
