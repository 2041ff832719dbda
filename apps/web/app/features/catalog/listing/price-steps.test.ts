import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricePlaces } from './price-steps.ts';

test('the handles stand on round prices around the range', () => {
  expect(pricePlaces({ min: 4_295, max: 219_995 })).toEqual({
    lowest: 0,
    highest: 220_000,
    step: 5_000,
  });
  expect(pricePlaces({ min: 95, max: 1_295 })).toEqual({ lowest: 80, highest: 1_300, step: 20 });
});

test('one price alone still leaves room for two handles', () => {
  expect(pricePlaces({ min: 500, max: 500 })).toEqual({ lowest: 500, highest: 501, step: 1 });
});

test('every range lies within its handles, which have some but not too many places', () => {
  const prices = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const { lowest, highest, step } = pricePlaces({ min, max });
      expect(lowest).toBeLessThanOrEqual(min);
      expect(highest).toBeGreaterThanOrEqual(max);
      expect(highest).toBeGreaterThan(lowest);
      expect((highest - lowest) / step).toBeLessThanOrEqual(62);
    }),
  );
});
