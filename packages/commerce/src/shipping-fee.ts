import { toCentavos, type Centavos, type Pesos } from './money.ts';
import type { ShippingTable } from './shipping-table.ts';
import { shippingRules, weightSteps, type ZoneId } from './shipping-zones.ts';

export interface Parcel {
  /** What is charged for: the weight, or the volume where that counts more. */
  chargeableGrams: number;
  longestSideMm: number;
  subtotal: Centavos;
}

interface Piece {
  weightG: number | null;
  boxMm: readonly number[] | null;
  quantity: number;
}

/** The parcel that these make together. What nobody has weighed counts nothing. */
export function packParcel(pieces: readonly Piece[], subtotal: Centavos): Parcel {
  return {
    chargeableGrams: pieces.reduce((sum, piece) => sum + chargeable(piece) * piece.quantity, 0),
    longestSideMm: Math.max(0, ...pieces.flatMap(({ boxMm }) => boxMm ?? [])),
    subtotal,
  };
}

function chargeable({ weightG, boxMm }: Piece): number {
  const [length = 0, width = 0, height = 0] = boxMm ?? [];
  const volumeGrams = Math.ceil((length * width * height) / shippingRules.volumeDivisor);
  return Math.max(weightG ?? 0, volumeGrams);
}

/** Delivery of one parcel to one zone, by the shop's table. */
export function shippingFee(table: ShippingTable, zone: ZoneId, parcel: Parcel): Centavos {
  const { fees, feePerExtraKg } = table.zones[zone];
  const kilograms = Math.ceil(parcel.chargeableGrams / 1_000);
  const step = weightSteps.findIndex((upTo) => kilograms <= upTo);
  const over = kilograms - Number(weightSteps.at(-1));
  const byWeight = step >= 0 ? Number(fees[step]) : Number(fees.at(-1)) + over * feePerExtraKg;
  const isFree = parcel.subtotal >= toCentavos(table.freeFrom);
  const bulky = parcel.longestSideMm > shippingRules.bulkyFromMm ? table.bulkyFee : 0;
  return toCentavos(((isFree ? 0 : byWeight) + bulky) as Pesos);
}
