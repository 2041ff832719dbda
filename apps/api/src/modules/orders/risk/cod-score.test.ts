import {
  codReasons,
  codScore,
  codTable,
  defaultCodSettings,
  maxHeldUnits,
} from '@sirkito/commerce';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const aBuyer = fc.record(
  Object.fromEntries(codTable.signals.map((signal) => [signal, fc.integer({ min: 0, max: 12 })])),
);
const risky = codTable.signals.filter((_, index) => (codTable.points[index] ?? 0) > 0);
const { reviewFrom, refuseFrom } = defaultCodSettings;

test('[SC-50] a delivered order never raises the score, anything else never lowers it', () => {
  fc.assert(
    fc.property(aBuyer, fc.constantFrom(...codTable.signals), (buyer, signal) => {
      const before = codScore(buyer);
      const after = codScore({ ...buyer, [signal]: (buyer[signal] ?? 0) + 1 });
      if (signal === 'deliveredOrders') expect(after).toBeLessThanOrEqual(before);
      else expect(after).toBeGreaterThanOrEqual(before);
      expect(before).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(risky).toHaveLength(codTable.signals.length - 1);
});

test('[SC-50] the reasons add up to the score, riskiest first', () => {
  fc.assert(
    fc.property(aBuyer, (buyer) => {
      const reasons = codReasons(buyer);
      const points = reasons.map((reason) => reason.points);
      expect(
        Math.max(
          0,
          points.reduce((sum, one) => sum + one, 0),
        ),
      ).toBe(codScore(buyer));
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      expect(new Set(reasons.map(({ label }) => label)).size).toBe(reasons.length);
    }),
  );
});

test('[SC-51] an ordinary first order is allowed, refused parcels need approval, then prepayment', () => {
  const first = { unconfirmedEmail: 1, newAccount: 1, newAddress: 1, amount: 2 };
  expect(codScore(first)).toBeLessThan(reviewFrom);
  // A whole family orders to one address.
  expect(codScore({ ...first, openOrders: 9 })).toBeLessThan(reviewFrom);
  const once = codScore({ newAccount: 1, newAddress: 1, refusedParcels: 1 });
  expect(once).toBeGreaterThanOrEqual(reviewFrom);
  expect(once).toBeLessThan(refuseFrom);
  expect(codScore({ newAccount: 1, newAddress: 1, refusedParcels: 2 })).toBeGreaterThanOrEqual(
    refuseFrom,
  );
  expect(codScore({ refusedParcels: 1, deliveredOrders: 4 })).toBe(0);
});

test('[SC-54] new customers hold up to 1% of all stock, and 20 units of a small one', () => {
  expect(maxHeldUnits(10_000, defaultCodSettings)).toBe(100);
  expect(maxHeldUnits(300, defaultCodSettings)).toBe(20);
  expect(maxHeldUnits(300, { totalShare: 100 })).toBeNull();
});
