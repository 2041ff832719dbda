import { readPesos, shippingZones, weightSteps, zoneIds, type ZoneId } from '@sirkito/commerce';
import type { ShippingBody, ShippingTable } from '@sirkito/contracts/shipping';

/** The columns of the table: where a figure stands in a rate, and what a person calls it. */
export const rateColumns = [
  { path: 'days.0', label: 'Days, soonest' },
  { path: 'days.1', label: 'Days, latest' },
  ...weightSteps.map((kilograms, step) => ({ path: `fees.${step}`, label: `To ${kilograms} kg` })),
  { path: 'feePerExtraKg', label: `Each kg above ${weightSteps.at(-1)}` },
] as const;

export const rateField = (zone: ZoneId, path: string): string => `zones.${zone}.${path}`;

/** The cart shows this one before anybody knows the address, so it is the same for all shops. */
export const fixedField = rateField('metro_manila', 'fees.0');

const wholeLabels: Readonly<Record<string, string>> = {
  bulkyFee: 'Large boxes',
  freeFrom: 'Free from',
};

export function shippingLabel(field: string): string {
  const zone = shippingZones.find(({ id }) => field.startsWith(`zones.${id}.`));
  const column = rateColumns.find(({ path }) => zone && field === rateField(zone.id, path));
  return zone && column
    ? `${zone.name}, ${column.label.toLowerCase()}`
    : (wholeLabels[field] ?? field);
}

type Figures = Readonly<Record<string, string>>;

/** The table as a form holds it: a text for each figure, under the name the API gives its faults. */
export function toFields({ zones, bulkyFee, freeFrom }: ShippingTable): Figures {
  const rates = zoneIds.flatMap((id) => {
    const { days, fees, feePerExtraKg } = zones[id];
    const figures = [...days, ...fees, feePerExtraKg];
    return rateColumns.map(({ path }, place) => [rateField(id, path), String(figures[place])]);
  });
  return {
    ...(Object.fromEntries(rates) as Figures),
    bulkyFee: String(bulkyFee),
    freeFrom: String(freeFrom),
  };
}

/** What is no number is left for the API to refuse. */
export function toTable(fields: Figures): ShippingBody {
  const figure = (name: string) => readPesos(fields[name] ?? '') ?? NaN;
  const rate = (id: ZoneId) => ({
    days: [0, 1].map((place) => figure(rateField(id, `days.${place}`))),
    fees: weightSteps.map((_, step) => figure(rateField(id, `fees.${step}`))),
    feePerExtraKg: figure(rateField(id, 'feePerExtraKg')),
  });
  const table: unknown = {
    zones: Object.fromEntries(zoneIds.map((id) => [id, rate(id)])),
    bulkyFee: figure('bulkyFee'),
    freeFrom: figure('freeFrom'),
  };
  return table as ShippingBody; // its shape by what it is made of; the API looks at the figures
}
