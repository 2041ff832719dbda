import { expect, test } from 'vitest';
import { defaultShippingTable } from './shipping-table.ts';
import { formatWorkingDays } from './format-working-days.ts';
import { shippingZones, zoneIds } from './shipping-zones.ts';

test('[OR-08] charges 75 pesos for a light parcel within Metro Manila', () => {
  expect(defaultShippingTable.zones.metro_manila.fees[0]).toBe(75);
});

test('formats delivery times as a range or a single number', () => {
  expect(formatWorkingDays([1, 2])).toBe('1 to 2 working days');
  expect(formatWorkingDays([3, 3])).toBe('3 working days');
  expect(formatWorkingDays([1, 1])).toBe('1 working day');
});

test('has a name and a rate for every zone, and never charges less for farther or heavier', () => {
  expect(shippingZones.map(({ id }) => id)).toEqual(zoneIds);
  const rates = zoneIds.map((id) => ({ id, ...defaultShippingTable.zones[id] }));
  for (const [index, { id, fees, days }] of rates.entries()) {
    expect(fees, id).toEqual(fees.toSorted((a, b) => a - b));
    expect(days[0], id).toBeLessThanOrEqual(days[1]);
    for (const [step, fee] of (rates[index - 1]?.fees ?? []).entries()) {
      expect(fees[step], id).toBeGreaterThan(fee);
    }
  }
});
