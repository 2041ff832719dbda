import type { Attribute, AttributeValue } from './attribute.ts';

/** The parts of a declaration used for formatting. */
export interface Format {
  kind: Attribute['kind'];
  unit?: string;
  names?: Readonly<Record<string, string>>;
}

/** Formats a value for display: "16 GB", "2 TB", "Yes", "DDR4, DDR5". */
export function formatValue(format: Format, value: AttributeValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return formatMeasure(value, format.unit);
  const { names = {} } = format;
  if (typeof value === 'string') return names[value] ?? value;
  if (value.length === 0) return 'None';
  return value.map((item) => names[item] ?? item).join(', ');
}

export function formatMeasure(value: number, unit?: string): string {
  if (unit === 'GB' && value >= 1000) return `${formatNumber(toTerabytes(value))} TB`;
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value);
}

const digits = (useGrouping: boolean) =>
  new Intl.NumberFormat('en-US', { useGrouping, maximumFractionDigits: 2 });
const [plain, grouped] = [digits(false), digits(true)];

// Four digits have no comma, as in 7200 rpm, 6000 MT/s and the year 2026.
function formatNumber(value: number): string {
  return (value >= 10_000 ? grouped : plain).format(value);
}

/** Drives count a terabyte as 1000 GB, memory as 1024 GB. */
function toTerabytes(gigabytes: number): number {
  const isBinary = gigabytes % 512 === 0 && gigabytes % 1000 !== 0;
  return gigabytes / (isBinary ? 1024 : 1000);
}
