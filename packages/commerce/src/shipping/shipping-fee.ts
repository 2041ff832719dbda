import { asPesos, toCentavos, type Centavos } from '../money/money.ts';
import type { ShippingTable } from './shipping-table.ts';
import { shippingRules, weightSteps, type ZoneId } from './shipping-zones.ts';

export interface Parcel {
  /** The larger of actual and volumetric weight. */
  chargeableGrams: number;
  longestSideMm: number;
  subtotal: Centavos;
}

interface Item {
  weightG: number | null;
  boxMm: readonly number[] | null;
  quantity: number;
}

/** Combines items into one parcel. Unknown weights and sizes count as 0. */
export function packParcel(items: readonly Item[], subtotal: Centavos): Parcel {
  return {
    chargeableGrams: items.reduce((sum, item) => sum + chargeable(item) * item.quantity, 0),
    longestSideMm: Math.max(0, ...items.flatMap(({ boxMm }) => boxMm ?? [])),
    subtotal,
  };
}

function chargeable({ weightG, boxMm }: Item): number {
  const [length = 0, width = 0, height = 0] = boxMm ?? [];
  const volumeGrams = Math.ceil((length * width * height) / shippingRules.volumeDivisor);
  return Math.max(weightG ?? 0, volumeGrams);
}

/** Returns the fee for one parcel to one zone. */
export function shippingFee(table: ShippingTable, zone: ZoneId, parcel: Parcel): Centavos {
  const { fees, feePerExtraKg } = table.zones[zone];
  const kilograms = Math.ceil(parcel.chargeableGrams / 1_000);
  const step = weightSteps.findIndex((upTo) => kilograms <= upTo);
  const over = kilograms - Number(weightSteps.at(-1));
  const byWeight = step >= 0 ? Number(fees[step]) : Number(fees.at(-1)) + over * feePerExtraKg;
  const isFree = parcel.subtotal >= toCentavos(table.freeFrom);
  const bulky = isBulky(parcel) ? table.bulkyFee : 0;
  return toCentavos(asPesos((isFree ? 0 : byWeight) + bulky));
}

/** A truck may take this much longer. */
const bulkyExtraDays = 2;

/** Returns the working days in transit, minimum and maximum, for one parcel to one zone. */
export function deliveryDays(
  table: ShippingTable,
  zone: ZoneId,
  parcel: Parcel,
): readonly [number, number] {
  const [soonest, latest] = table.zones[zone].days;
  return [soonest, latest + (isBulky(parcel) ? bulkyExtraDays : 0)];
}

const isBulky = ({ longestSideMm }: Parcel): boolean => longestSideMm > shippingRules.bulkyFromMm;
