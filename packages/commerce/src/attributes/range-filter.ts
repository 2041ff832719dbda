import type { Attributes, AttributeValue, DerivedFilter } from './attribute.ts';
import { formatMeasure } from './format-value.ts';

interface Ranges {
  label?: string;
  hint?: string;
  unit: string;
  /** Upper bound of each range; the last range is open-ended. */
  bounds: readonly number[];
  /** Gap between ranges, in labels only. */
  gap?: number;
  read: (attributes: Attributes) => AttributeValue | undefined;
}

/** Groups a number into ranges: up-to-200, 201-250, over-250. */
export function rangeFilter({ unit, bounds, gap = 1, read, ...shown }: Ranges): DerivedFilter {
  const ends = [...bounds, Number.POSITIVE_INFINITY];
  const ranges = ends.map((end, index) => toRange({ after: bounds[index - 1], end, gap, unit }));
  const values = ranges.map(([value]) => value);
  return {
    ...shown,
    values,
    names: Object.fromEntries(ranges),
    from: (attributes) => {
      const measure = read(attributes);
      if (typeof measure !== 'number') return undefined;
      return values[ends.findIndex((end) => measure <= end)];
    },
    exact: (attributes) => {
      const measure = read(attributes);
      return typeof measure === 'number' ? formatMeasure(measure, unit) : undefined;
    },
  };
}

interface Range {
  after: number | undefined;
  end: number;
  gap: number;
  unit: string;
}

function toRange({ after, end, gap, unit }: Range): [value: string, name: string] {
  if (after === undefined) return [`up-to-${end}`, `Up to ${formatMeasure(end, unit)}`];
  if (!Number.isFinite(end)) return [`over-${after}`, `Over ${formatMeasure(after, unit)}`];
  const start = Number((after + gap).toFixed(2));
  return [`${start}-${end}`, `${formatMeasure(start)} to ${formatMeasure(end, unit)}`];
}
