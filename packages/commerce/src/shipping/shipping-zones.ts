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
  /** Description shown to customers. */
  covers: string;
}

/** Nearest first. */
export const shippingZones: readonly ShippingZone[] = [
  {
    id: 'metro_manila',
    name: 'Metro Manila',
    covers: 'All cities in the National Capital Region, plus Pateros',
  },
  { id: 'greater_manila', name: 'Greater Manila', covers: 'Bulacan, Cavite, Laguna, Rizal' },
  { id: 'luzon', name: 'Rest of Luzon', covers: 'All other provinces on mainland Luzon' },
  { id: 'visayas', name: 'Visayas', covers: 'Bohol, Cebu, Leyte, Negros, Panay, Samar' },
  { id: 'mindanao', name: 'Mindanao', covers: 'All provinces on mainland Mindanao' },
  {
    id: 'islands',
    name: 'Islands',
    covers:
      'Basilan, Batanes, Biliran, Camiguin, Catanduanes, Dinagat, Guimaras, Marinduque, Masbate, Mindoro, Palawan, Romblon, Siargao, Siquijor, Sulu, Tawi-Tawi',
  },
];

/** Upper bounds of chargeable weight in kilograms, inclusive. */
export const weightSteps = [3, 6, 12, 20] as const;

/** Fixed rules, not editable in the settings. */
export const shippingRules = {
  /** Volumetric weight in kilograms is the volume in cm³ divided by this. */
  volumeDivisor: 5_000,
  /** Boxes with a longer side go by truck. */
  bulkyFromMm: 800,
} as const;
