import { parsePesos, shippingZones, weightSteps, zoneIds, type ZoneId } from '@sirkito/commerce';
import type { ShippingBody, ShippingTable } from '@sirkito/contracts/shipping/schemas';

/** Table columns: the path of a value in a rate, and its label. */
export const rateColumns = [
  { path: 'days.0', label: 'Min. days' },
  { path: 'days.1', label: 'Max. days' },
  ...weightSteps.map((kilograms, step) => ({
    path: `fees.${step}`,
    label: `Up to ${kilograms} kg`,
  })),
  { path: 'feePerExtraKg', label: `Per kg over ${weightSteps.at(-1)}` },
] as const;

export const rateField = (zone: ZoneId, path: string): string => `zones.${zone}.${path}`;

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

type ShippingFields = Readonly<Record<string, string>>;

/** Converts the table to form fields, named like the API's error paths. */
export function toFields({ zones, bulkyFee, freeFrom }: ShippingTable): ShippingFields {
  const rates = zoneIds.flatMap((id) => {
    const { days, fees, feePerExtraKg } = zones[id];
    const values = [...days, ...fees, feePerExtraKg];
    return rateColumns.map(({ path }, index) => [rateField(id, path), String(values[index])]);
  });
  return {
    ...(Object.fromEntries(rates) as ShippingFields),
    bulkyFee: String(bulkyFee),
    freeFrom: String(freeFrom),
  };
}

/** Converts form fields to a table. Invalid numbers become NaN for the API to reject. */
export function toTable(fields: ShippingFields): ShippingBody {
  const parseField = (name: string) => parsePesos(fields[name] ?? '') ?? NaN;
  const rate = (id: ZoneId) => ({
    days: [0, 1].map((index) => parseField(rateField(id, `days.${index}`))),
    fees: weightSteps.map((_, step) => parseField(rateField(id, `fees.${step}`))),
    feePerExtraKg: parseField(rateField(id, 'feePerExtraKg')),
  });
  const table: unknown = {
    zones: Object.fromEntries(zoneIds.map((id) => [id, rate(id)])),
    bulkyFee: parseField('bulkyFee'),
    freeFrom: parseField('freeFrom'),
  };
  return table as ShippingBody; // The API validates the values.
}
