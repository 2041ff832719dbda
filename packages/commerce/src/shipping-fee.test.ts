import { expect, test } from 'vitest';
import type { Centavos, Pesos } from './money.ts';
import { packParcel, shippingFee, type Parcel } from './shipping-fee.ts';
import { usualShipping, type ShippingRate } from './shipping-table.ts';
import type { ZoneId } from './shipping-zones.ts';

const cheap = 100_000 as Centavos;
const parcel = (chargeableGrams: number, longestSideMm = 300, subtotal = cheap) => ({
  chargeableGrams,
  longestSideMm,
  subtotal,
});

const fee = (zone: ZoneId, given: Parcel) => shippingFee(usualShipping, zone, given);

test('[OR-08] a parcel is charged by its zone and its weight', () => {
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
])('[OR-08] to %s, 3, 6, 12, 20 and 21 kg cost what the shop says', (zone, ...pesos) => {
  const fees = [3_000, 6_000, 12_000, 20_000, 21_000].map((grams) => fee(zone, parcel(grams)));
  expect(fees).toEqual(pesos.map((amount) => amount * 100));
});

test('a large order ships free, a bulky box never quite', () => {
  const large = 10_000_000 as Centavos;
  expect(fee('visayas', parcel(5_000, 300, large))).toBe(0);
  expect(fee('visayas', parcel(5_000, 801, large))).toBe(25_000);
});

test('[OR-08] what is charged is what the table says', () => {
  const dear = {
    days: [1, 2],
    fees: [160.25, 230, 350, 500],
    feePerExtraKg: 10.05,
  } as unknown as ShippingRate; // figures as a person writes them
  const table = {
    zones: { ...usualShipping.zones, luzon: dear },
    bulkyFee: 300 as Pesos,
    freeFrom: 2_000 as Pesos,
  };
  expect(shippingFee(table, 'luzon', parcel(3_000))).toBe(16_025);
  expect(shippingFee(table, 'luzon', parcel(23_000))).toBe(50_000 + 3 * 1_005);
  expect(shippingFee(table, 'luzon', parcel(3_000, 900, 200_000 as Centavos))).toBe(30_000);
});

test('a large light box counts by its volume', () => {
  const monitor = { weightG: 4_000, boxMm: [700, 450, 200], quantity: 2 };
  expect(packParcel([monitor], cheap)).toEqual(parcel(25_200, 700));
  const unmeasured = { weightG: null, boxMm: null, quantity: 1 };
  expect(packParcel([unmeasured], cheap)).toEqual(parcel(0, 0));
});
