import { defaultShippingFee } from '../cart.ts';
import { asPesos, type Pesos } from '../money/money.ts';
import type { ZoneId } from './shipping-zones.ts';

/** Fees and delivery time for one zone. */
export interface ShippingRate {
  /** Working days in transit: minimum, maximum. */
  days: readonly [number, number];
  /** One fee for each of `weightSteps`. */
  fees: readonly [Pesos, Pesos, Pesos, Pesos];
  /** For each started kilogram above the last step. */
  feePerExtraKg: Pesos;
}

/** Shipping fees, editable in the settings. */
export interface ShippingTable {
  zones: Readonly<Record<ZoneId, ShippingRate>>;
  /** Surcharge for a box that goes by truck. */
  bulkyFee: Pesos;
  /** Orders from this amount ship free, except for the bulky fee. */
  freeFrom: Pesos;
}

const rate = (
  days: readonly [number, number],
  [first, second, third, last]: readonly [number, number, number, number],
  feePerExtraKg: number,
): ShippingRate => ({
  days,
  fees: [asPesos(first), asPesos(second), asPesos(third), asPesos(last)],
  feePerExtraKg: asPesos(feePerExtraKg),
});

/** Used until the shop saves its own. */
export const defaultShippingTable: ShippingTable = {
  zones: {
    metro_manila: rate([1, 2], [defaultShippingFee, 120, 195, 295], 15),
    greater_manila: rate([2, 3], [110, 165, 255, 375], 20),
    luzon: rate([3, 5], [145, 215, 335, 495], 25),
    visayas: rate([4, 7], [175, 265, 425, 645], 32),
    mindanao: rate([5, 8], [190, 290, 465, 705], 35),
    islands: rate([7, 14], [240, 370, 610, 940], 48),
  },
  bulkyFee: asPesos(250),
  freeFrom: asPesos(100_000),
};
