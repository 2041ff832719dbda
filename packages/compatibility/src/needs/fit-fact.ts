import { formatList, formatMeasure } from '@sirkito/commerce';
import { listOf, numberOf, type Part } from '../part.ts';

export interface FitFact {
  label: string;
  /** Null if no source states it. */
  value: string | null;
}

export interface NeedsAndLimits {
  /** What the other parts must have for this one to work. */
  needs: FitFact[];
  /** How much this part takes or gives. */
  limits: FitFact[];
}

export const stated = (label: string, value: string | undefined): FitFact => ({
  label,
  value: value ?? null,
});

/** Leaves out what no rule needs, or what this part does not have. */
export const ifAny = (label: string, value: string | undefined): FitFact[] =>
  value === undefined ? [] : [stated(label, value)];

export const measure = (part: Part, key: string, unit?: string): string | undefined => {
  const value = numberOf(part, key);
  return value === undefined ? undefined : formatMeasure(value, unit);
};

export const upTo = (part: Part, key: string, unit: string): string | undefined => {
  const value = measure(part, key, unit);
  return value && `Up to ${value}`;
};

export const list = (part: Part, key: string): string | undefined => listOf(part, key)?.join(', ');
export const choice = (part: Part, key: string): string | undefined => oneOf(listOf(part, key));
export const oneOf = (values: readonly string[] | undefined): string | undefined =>
  values && formatList(values, 'or');
