import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSteps } from './price-steps.ts';

test('rounds the bounds and step around the range', () => {
  expect(priceSteps({ min: 4_295, max: 219_995 })).toEqual({
    lowest: 0,
    highest: 220_000,
    step: 5_000,
  });
  expect(priceSteps({ min: 95, max: 1_295 })).toEqual({ lowest: 80, highest: 1_300, step: 20 });
});

test('leaves room for two handles when there is one price', () => {
  expect(priceSteps({ min: 500, max: 500 })).toEqual({ lowest: 500, highest: 501, step: 1 });
});

test('covers every range in at most about 60 steps', () => {
  const prices = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(prices, prices, (one, other) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      const { lowest, highest, step } = priceSteps({ min, max });
      expect(lowest).toBeLessThanOrEqual(min);
      expect(highest).toBeGreaterThanOrEqual(max);
      expect(highest).toBeGreaterThan(lowest);
      expect((highest - lowest) / step).toBeLessThanOrEqual(62);
    }),
  );
});
