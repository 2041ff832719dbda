import { expect, test } from 'vitest';
import { shippingZones, weightSteps } from './shipping-zones.ts';

test('a light parcel within Metro Manila costs 75 pesos', () => {
  const [nearest] = shippingZones;
  expect(nearest).toMatchObject({ id: 'metro_manila' });
  expect(nearest?.fees[0]).toBe(75);
});

test('every zone has a fee for each step, and farther or heavier never costs less', () => {
  for (const [place, { id, fees, days }] of shippingZones.entries()) {
    expect(fees, id).toHaveLength(weightSteps.length);
    expect(fees, id).toEqual(fees.toSorted((a, b) => a - b));
    expect(days[0], id).toBeLessThanOrEqual(days[1]);
    for (const [step, fee] of (shippingZones[place - 1]?.fees ?? []).entries()) {
      expect(fees[step], id).toBeGreaterThan(fee);
    }
  }
});
