export const zoneIds = [
  'metro_manila',
  'greater_manila',
  'luzon',
  'visayas',
  'mindanao',
  'islands',
] as const;
export type ZoneId = (typeof zoneIds)[number];

interface ShippingZone {
  id: ZoneId;
  name: string;
  /** Which places it is, for people. */
  covers: string;
}

/** Nearest first. */
export const shippingZones: readonly ShippingZone[] = [
  {
    id: 'metro_manila',
    name: 'Metro Manila',
    covers: 'All cities of the National Capital Region, and Pateros',
  },
  { id: 'greater_manila', name: 'Greater Manila', covers: 'Bulacan, Cavite, Laguna, Rizal' },
  { id: 'luzon', name: 'Rest of Luzon', covers: 'All other provinces on the mainland of Luzon' },
  { id: 'visayas', name: 'Visayas', covers: 'Bohol, Cebu, Leyte, Negros, Panay, Samar' },
  { id: 'mindanao', name: 'Mindanao', covers: 'All provinces on the mainland of Mindanao' },
  {
    id: 'islands',
    name: 'Islands',
    covers:
      'Basilan, Batanes, Biliran, Camiguin, Catanduanes, Dinagat, Guimaras, Marinduque, Masbate, Mindoro, Palawan, Romblon, Siargao, Siquijor, Sulu, Tawi-Tawi',
  },
];

/** Chargeable weight in kilograms, up to and including. */
export const weightSteps = [3, 6, 12, 20] as const;

/** What holds for every shop. */
export const shippingRules = {
  /** A large light box counts as its volume in cubic centimetres by this, in kilograms. */
  volumeDivisor: 5_000,
  /** A box with a longer side than this goes by truck. */
  bulkyFromMm: 800,
} as const;
