import { expect, test } from 'vitest';
import { Pesos } from './money.ts';

test.each([7.4e-323, 0.0000001, 0.001, 1.005])(
  'refuses %d pesos, a part of a centavo',
  (amount) => {
    expect(Pesos.safeParse(amount).success).toBe(false);
  },
);

test.each([0, 0.01, 0.1 + 0.2, 1_234.56])('accepts %d pesos', (amount) => {
  expect(Pesos.safeParse(amount).success).toBe(true);
});
