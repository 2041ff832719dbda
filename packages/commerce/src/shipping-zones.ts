import type { Pesos } from './money.ts';

export interface ShippingZone {
  id: string;
  name: string;
  /** Which places it is, for people. */
  covers: string;
  /** Working days from leaving the shop to the door: soonest, latest. */
  days: readonly [number, number];
  /** What a parcel costs, one fee for each of `weightSteps`. */
  fees: readonly Pesos[];
  /** For each kilogram begun above the last step. */
  feePerExtraKg: Pesos;
}

const pesos = (...amounts: readonly number[]) => amounts as readonly Pesos[];

/** Chargeable weight in kilograms, up to and including. */
export const weightSteps = [3, 6, 12, 20] as const;

/** The demo shop's table. It becomes a setting of the shop; page and server read it here. */
export const shippingZones: readonly ShippingZone[] = [
  {
    id: 'metro_manila',
    name: 'Metro Manila',
    covers: 'All cities of the National Capital Region, and Pateros',
    days: [1, 2],
    fees: pesos(75, 120, 195, 295),
    feePerExtraKg: 15 as Pesos,
  },
  {
    id: 'greater_manila',
    name: 'Greater Manila',
    covers: 'Bulacan, Cavite, Laguna, Rizal',
    days: [2, 3],
    fees: pesos(110, 165, 255, 375),
    feePerExtraKg: 20 as Pesos,
  },
  {
    id: 'luzon',
    name: 'Rest of Luzon',
    covers: 'All other provinces on the mainland of Luzon',
    days: [3, 5],
    fees: pesos(145, 215, 335, 495),
    feePerExtraKg: 25 as Pesos,
  },
  {
    id: 'visayas',
    name: 'Visayas',
    covers: 'Bohol, Cebu, Leyte, Negros, Panay, Samar',
    days: [4, 7],
    fees: pesos(175, 265, 425, 645),
    feePerExtraKg: 32 as Pesos,
  },
  {
    id: 'mindanao',
    name: 'Mindanao',
    covers: 'All provinces on the mainland of Mindanao',
    days: [5, 8],
    fees: pesos(190, 290, 465, 705),
    feePerExtraKg: 35 as Pesos,
  },
  {
    id: 'islands',
    name: 'Islands',
    covers:
      'Basilan, Batanes, Biliran, Camiguin, Catanduanes, Dinagat, Guimaras, Marinduque, Masbate, Mindoro, Palawan, Romblon, Siargao, Siquijor, Sulu, Tawi-Tawi',
    days: [7, 14],
    fees: pesos(240, 370, 610, 940),
    feePerExtraKg: 48 as Pesos,
  },
];

/** What holds for every zone. */
export const shippingRules = {
  /** A large light box counts as its volume in cubic centimetres by this, in kilograms. */
  volumeDivisor: 5_000,
  /** A box with a longer side than this goes by truck. */
  bulkyFromMm: 800,
  bulkyFee: 250 as Pesos,
  /** Orders of this much or more ship free; the fee for bulky boxes stays. */
  freeFrom: 100_000 as Pesos,
} as const;
