import type { Attributes } from '@sirkito/commerce';

/** A part as the rules read it. Two units of a product are two parts. */
export interface Part {
  id: string;
  /** Original id, if units of the same product get distinct ids. */
  copyOf?: string;
  categoryId: string;
  name: string;
  attributes: Attributes;
}

/** An attribute that a rule read; null if it is missing. */
export interface Fact {
  part: string;
  key: string;
  value: Attributes[string] | null;
}

export const fact = ({ id, attributes }: Part, key: string): Fact => ({
  part: id,
  key,
  value: attributes[key] ?? null,
});

/** Returns the facts that a source states. Only these can conflict. */
export const stated = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ value }) => value !== null);

export function numberOf({ attributes }: Part, key: string): number | undefined {
  const value = attributes[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function textOf({ attributes }: Part, key: string): string | undefined {
  const value = attributes[key];
  return typeof value === 'string' ? value : undefined;
}

export function flagOf({ attributes }: Part, key: string): boolean | undefined {
  const value = attributes[key];
  return typeof value === 'boolean' ? value : undefined;
}

/** Returns a list, also for a single string: sources use both. */
export function listOf({ attributes }: Part, key: string): readonly string[] | undefined {
  const value = attributes[key];
  if (typeof value === 'string') return [value];
  // A number or boolean in place of a list counts as missing.
  return typeof value === 'object' ? value : undefined;
}
