import type { Attributes } from '@sirkito/commerce';

/** A part as the rules see it. Two of the same are two parts. */
export interface Part {
  id: string;
  /** The id of what it is one more of, where the two must be told apart. */
  copyOf?: string;
  categoryId: string;
  name: string;
  attributes: Attributes;
}

/** One stored fact that a rule looked at; null where the shop does not know it. */
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

/** One word counts as a list of one: sources write both. */
export function listOf({ attributes }: Part, key: string): readonly string[] | undefined {
  const value = attributes[key];
  if (typeof value === 'string') return [value];
  // A number or a flag where a list belongs is a fact nobody can read: not known.
  return typeof value === 'object' ? value : undefined;
}
