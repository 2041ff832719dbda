import { expect, test } from 'vitest';
import type { Centavos, Pesos } from '../money/money.ts';
import { deliveryDays, packParcel, shippingFee, type Parcel } from './shipping-fee.ts';
import { defaultShippingTable, type ShippingRate } from './shipping-table.ts';
import type { ZoneId } from './shipping-zones.ts';

const cheap = 100_000 as Centavos;
const parcel = (chargeableGrams: number, longestSideMm = 300, subtotal = cheap) => ({
  chargeableGrams,
  longestSideMm,
  subtotal,
});

const fee = (zone: ZoneId, toShip: Parcel) => shippingFee(defaultShippingTable, zone, toShip);

test('[OR-08] charges by zone and weight', () => {
  expect(fee('metro_manila', parcel(3_000))).toBe(7_500);
  expect(fee('metro_manila', parcel(3_001))).toBe(12_000);
  expect(fee('mindanao', parcel(3_000))).toBe(19_000);
  expect(fee('metro_manila', parcel(22_500))).toBe(29_500 + 3 * 1_500);
});

test.each<[ZoneId, ...number[]]>([
  ['metro_manila', 75, 120, 195, 295, 310],
  ['greater_manila', 110, 165, 255, 375, 395],
  ['luzon', 145, 215, 335, 495, 520],
  ['visayas', 175, 265, 425, 645, 677],
  ['mindanao', 190, 290, 465, 705, 740],
  ['islands', 240, 370, 610, 940, 988],
])('[OR-08] charges the default fees to %s for 3, 6, 12, 20 and 21 kg', (zone, ...pesos) => {
  const fees = [3_000, 6_000, 12_000, 20_000, 21_000].map((grams) => fee(zone, parcel(grams)));
  expect(fees).toEqual(pesos.map((amount) => amount * 100));
});

test('ships large orders free, except for the bulky fee', () => {
  const large = 10_000_000 as Centavos;
  expect(fee('visayas', parcel(5_000, 300, large))).toBe(0);
  expect(fee('visayas', parcel(5_000, 801, large))).toBe(25_000);
});

test('[OR-08] charges the fees of a custom table', () => {
  const customRate = {
    days: [1, 2],
    fees: [160.25, 230, 350, 500],
    feePerExtraKg: 10.05,
  } as unknown as ShippingRate; // plain numbers, as staff enter them
  const table = {
    zones: { ...defaultShippingTable.zones, luzon: customRate },
    bulkyFee: 300 as Pesos,
    freeFrom: 2_000 as Pesos,
  };
  expect(shippingFee(table, 'luzon', parcel(3_000))).toBe(16_025);
  expect(shippingFee(table, 'luzon', parcel(23_000))).toBe(50_000 + 3 * 1_005);
  expect(shippingFee(table, 'luzon', parcel(3_000, 900, 200_000 as Centavos))).toBe(30_000);
});

test('charges large light boxes by volume', () => {
  const monitor = { weightG: 4_000, boxMm: [700, 450, 200], quantity: 2 };
  expect(packParcel([monitor], cheap)).toEqual(parcel(25_200, 700));
  const unmeasured = { weightG: null, boxMm: null, quantity: 1 };
  expect(packParcel([unmeasured], cheap)).toEqual(parcel(0, 0));
});

test('[PD-04] boxes that go by truck may take two days longer', () => {
  expect(deliveryDays(defaultShippingTable, 'visayas', parcel(3_000))).toEqual([4, 7]);
  expect(deliveryDays(defaultShippingTable, 'visayas', parcel(3_000, 801))).toEqual([4, 9]);
});
