import { expect, test } from 'vitest';
import { shippingZones } from './shipping-zones.ts';
import { zoneOf } from './zone-of.ts';

test.each([
  ['1381300001', 'metro_manila'],
  ['0401400000', 'luzon'],
  ['0402108012', 'greater_manila'],
  ['1431300000', 'luzon'],
  ['0730600041', 'visayas'],
  ['1130700101', 'mindanao'],
  ['1705301000', 'islands'],
])('[OR-08] maps PSGC code %s to zone %s', (code, zone) => {
  expect(zoneOf(code)).toBe(zone);
  expect(shippingZones.map(({ id }) => id)).toContain(zone);
});
