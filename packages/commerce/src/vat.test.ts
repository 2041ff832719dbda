import { expect, test } from 'vitest';
import type { Centavos } from './money.ts';
import { vatIncluded } from './vat.ts';

test.each([
  [0, 0],
  [112_00, 12_00],
  [6_326_500, 677_839],
  // 10.5 centavos: half a centavo counts as a whole one, as in the database.
  [98, 11],
])('of %i centavos, %i are VAT', (total, tax) => {
  expect(vatIncluded(total as Centavos)).toBe(tax);
});
