import { expect, test } from 'vitest';
import { quantityProblem } from './quantity.ts';

test('a quantity below 1 or above the stock is refused in the right words', () => {
  expect(quantityProblem(0, 4)).toEqual({ title: 'Minimum quantity is 1', duration: 1_500 });
  expect(quantityProblem(5, 4)).toEqual({
    title: 'Stock limit reached',
    description: 'Only 4 items available',
    duration: 2_000,
  });
  expect(quantityProblem(100, 150)).toEqual({
    title: 'At most 99 of one product can be ordered',
    duration: 2_000,
  });
  expect([1, 4].map((wanted) => quantityProblem(wanted, 4))).toEqual([undefined, undefined]);
});
