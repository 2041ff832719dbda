import { expect, test } from 'vitest';
import type { Pesos } from './money.ts';
import { parcelFee, type Parcel } from './parcel-fee.ts';
import { shippingZones } from './shipping-zones.ts';

const [manila] = shippingZones;
const small: Parcel = { weightG: 400, boxMm: [200, 150, 60], worth: 5_000 as Pesos };
const fee = (changes: Partial<Parcel>) => {
  if (!manila) throw new Error('there is no zone');
  return parcelFee(manila, { ...small, ...changes });
};

test('OR-08 so far: a light box within Metro Manila costs 75 pesos, a heavy one more', () => {
  expect(fee({})).toBe(75);
  expect(fee({ weightG: 3_000 })).toBe(75);
  expect(fee({ weightG: 3_001 })).toBe(120);
  expect(fee({ weightG: 20_000 })).toBe(295);
  expect(fee({ weightG: 21_001 })).toBe(295 + 2 * 15);
});

test('a large light box counts by its size', () => {
  expect(fee({ weightG: 8_000, boxMm: [500, 280, 540] })).toBe(295);
});

test('a box with a long side goes by truck, and that is never free', () => {
  expect(fee({ boxMm: [810, 100, 100] })).toBe(75 + 250);
  expect(fee({ boxMm: [800, 100, 100] })).toBe(75);
  expect(fee({ worth: 100_000 as Pesos })).toBe(0);
  expect(fee({ worth: 100_000 as Pesos, boxMm: [810, 100, 100] })).toBe(250);
});

test('what is not known counts as the lightest', () => {
  expect(fee({ weightG: null, boxMm: null })).toBe(75);
});
