import { parsePesos, shippingZones, weightSteps, zoneIds, type ZoneId } from '@sirkito/commerce';
import type { ShippingBody, ShippingTable } from '@sirkito/contracts/shipping/schemas';

type RatePath = `days.${number}` | `fees.${number}` | 'feePerExtraKg';

/** Table columns: the path of a value in a rate, and its label. */
export const rateColumns: readonly { path: RatePath; label: string }[] = [
  { path: 'days.0', label: 'Min. days' },
  { path: 'days.1', label: 'Max. days' },
  ...weightSteps.map((kilograms, step) => ({
    path: `fees.${step}` as const,
    label: `Up to ${kilograms} kg`,
  })),
  { path: 'feePerExtraKg', label: `Per kg over ${weightSteps.at(-1)}` },
];

export const rateField = <Of extends string>(zone: ZoneId, path: Of) =>
  `zones.${zone}.${path}` as const;

/** Fixed, because carts show this fee before there is an address. */
export const fixedField = rateField('metro_manila', 'fees.0');

const otherLabels: Readonly<Record<string, string>> = {
  bulkyFee: 'Bulky item fee',
  freeFrom: 'Free shipping from',
};

export function shippingLabel(field: string): string {
  const zone = shippingZones.find(({ id }) => field.startsWith(`zones.${id}.`));
  const column = rateColumns.find(({ path }) => zone && field === rateField(zone.id, path));
  return zone && column
    ? `${zone.name}, ${column.label.toLowerCase()}`
    : (otherLabels[field] ?? field);
}

/** The table with every value as text. */
export interface ShippingFields {
  zones: Record<ZoneId, { days: string[]; fees: string[]; feePerExtraKg: string }>;
  bulkyFee: string;
  freeFrom: string;
}

const mapZones = <Rate, Mapped>(
  zones: Readonly<Record<ZoneId, Rate>>,
  map: (rate: Rate) => Mapped,
): Record<ZoneId, Mapped> =>
  // One entry per zone, so every key is there.
  Object.fromEntries(zoneIds.map((id) => [id, map(zones[id])])) as Record<ZoneId, Mapped>;

export const toFields = ({ zones, bulkyFee, freeFrom }: ShippingTable): ShippingFields => ({
  zones: mapZones(zones, ({ days, fees, feePerExtraKg }) => ({
    days: days.map(String),
    fees: fees.map(String),
    feePerExtraKg: String(feePerExtraKg),
  })),
  bulkyFee: String(bulkyFee),
  freeFrom: String(freeFrom),
});

/** Converts form fields to a table. Invalid numbers become NaN for the API to reject. */
export function toTable({ zones, bulkyFee, freeFrom }: ShippingFields): ShippingBody {
  const parse = (typed: string) => parsePesos(typed) ?? NaN;
  const table: unknown = {
    zones: mapZones(zones, ({ days, fees, feePerExtraKg }) => ({
      days: days.map(parse),
      fees: fees.map(parse),
      feePerExtraKg: parse(feePerExtraKg),
    })),
    bulkyFee: parse(bulkyFee),
    freeFrom: parse(freeFrom),
  };
  return table as ShippingBody; // The API validates the values.
}
