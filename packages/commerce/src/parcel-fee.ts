import type { Pesos } from './money.ts';
import { shippingRules, weightSteps, type ShippingZone } from './shipping-zones.ts';

/** A box as it is handed to the courier; what is not known counts as nothing. */
export interface Parcel {
  weightG: number | null;
  boxMm: readonly number[] | null;
  /** What is in it costs. */
  worth: Pesos;
}

/** What one box costs to a zone: by its weight or its size, whichever is more. */
export function parcelFee(zone: ShippingZone, { weightG, boxMm, worth }: Parcel): Pesos {
  const { bulkyFee, bulkyFromMm, freeFrom } = shippingRules;
  const isBulky = boxMm !== null && Math.max(...boxMm) > bulkyFromMm;
  const carriage = worth >= freeFrom ? 0 : feeOf(zone, chargeableKg(weightG, boxMm));
  return (carriage + (isBulky ? bulkyFee : 0)) as Pesos;
}

function chargeableKg(weightG: number | null, boxMm: readonly number[] | null): number {
  const cubicCm = (boxMm ?? [0]).reduce((volume, side) => volume * (side / 10), 1);
  return Math.max((weightG ?? 0) / 1_000, cubicCm / shippingRules.volumeDivisor);
}

function feeOf({ fees, feePerExtraKg }: ShippingZone, kg: number): number {
  const step = weightSteps.findIndex((limit) => kg <= limit);
  if (step >= 0) return fees[step] ?? 0;
  const heaviest = Math.max(...weightSteps);
  return (fees.at(-1) ?? 0) + Math.ceil(kg - heaviest) * feePerExtraKg;
}
