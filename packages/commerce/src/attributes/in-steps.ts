import type { Attributes, AttributeValue, DerivedFilter } from './attribute.ts';
import { formatMeasure } from './format-value.ts';

interface Steps {
  label?: string;
  hint?: string;
  unit: string;
  /** The largest value of every step but the last, which has no end. */
  bounds: readonly number[];
  /** From the end of one step to the start of the next, in the words only. */
  gap?: number;
  read: (attributes: Attributes) => AttributeValue | undefined;
}

/** A filter over a number with too many values to tick, in steps: up-to-200, 201-250, over-250. */
export function inSteps({ unit, bounds, gap = 1, read, ...shown }: Steps): DerivedFilter {
  const ends = [...bounds, Number.POSITIVE_INFINITY];
  const steps = ends.map((end, place) => toStep({ after: bounds[place - 1], end, gap, unit }));
  const values = steps.map(([value]) => value);
  return {
    ...shown,
    values,
    names: Object.fromEntries(steps),
    from: (attributes) => {
      const measure = read(attributes);
      if (typeof measure !== 'number') return undefined;
      return values[ends.findIndex((end) => measure <= end)];
    },
  };
}

interface Step {
  after: number | undefined;
  end: number;
  gap: number;
  unit: string;
}

function toStep({ after, end, gap, unit }: Step): [value: string, name: string] {
  if (after === undefined) return [`up-to-${end}`, `Up to ${formatMeasure(end, unit)}`];
  if (!Number.isFinite(end)) return [`over-${after}`, `Over ${formatMeasure(after, unit)}`];
  const start = Number((after + gap).toFixed(2));
  return [`${start}-${end}`, `${formatMeasure(start)} to ${formatMeasure(end, unit)}`];
}
