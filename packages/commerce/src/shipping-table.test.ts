import { expect, test } from 'vitest';
import { usualShipping } from './shipping-table.ts';
import { shippingZones, zoneIds } from './shipping-zones.ts';

test('[OR-08] a light parcel within Metro Manila costs 75 pesos', () => {
  expect(usualShipping.zones.metro_manila.fees[0]).toBe(75);
});

test('every zone has a name and a rate, and farther or heavier never costs less', () => {
  expect(shippingZones.map(({ id }) => id)).toEqual(zoneIds);
  const rates = zoneIds.map((id) => ({ id, ...usualShipping.zones[id] }));
  for (const [place, { id, fees, days }] of rates.entries()) {
    expect(fees, id).toEqual(fees.toSorted((a, b) => a - b));
    expect(days[0], id).toBeLessThanOrEqual(days[1]);
    for (const [step, fee] of (rates[place - 1]?.fees ?? []).entries()) {
      expect(fees[step], id).toBeGreaterThan(fee);
    }
  }
});
