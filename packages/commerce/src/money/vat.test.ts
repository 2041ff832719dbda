import { expect, test } from 'vitest';
import type { Centavos } from './money.ts';
import { vatIncluded } from './vat.ts';

test.each([
  [0, 0],
  [112_00, 12_00],
  [6_326_500, 677_839],
  // Rounds 10.5 centavos up, as the database does.
  [98, 11],
])('%i centavos include %i centavos of VAT', (total, tax) => {
  expect(vatIncluded(total as Centavos)).toBe(tax);
});
