import type { Pesos } from '@sirkito/commerce';

export interface Suggestion {
  _id: string;
  name: string;
  images?: string[];
  category?: { name: string };
  facts?: string[];
  price?: Pesos;
  salePrice?: Pesos;
  totalStock?: number;
}

export const suggestionLimit = 5;

/** Names are cut to this length. */
export const maxNameLength = 15;

/**
 * Returns the second line of a suggestion: its facts. Another with the same cut name and facts makes
 * it begin with the words that the cut leaves out.
 */
export function detailOf(suggestion: Suggestion, all: readonly Suggestion[]): string {
  const { name, category, facts = [] } = suggestion;
  const same = all.filter((other) => shownOf(other) === shownOf(suggestion));
  const wordStart = name.lastIndexOf(' ', maxNameLength - 1) + 1;
  const parts = same.length > 1 ? [name.slice(wordStart), ...facts] : facts;
  return parts.join(' · ') || (category?.name ?? '');
}

const shownOf = ({ name, facts = [] }: Suggestion): string =>
  [name.slice(0, maxNameLength), ...facts].join();

const listKeys = ['products', 'results', 'items', 'data'];

/**
 * Accepts an array, or an object with an array under a known key; anything else means no results.
 */
export function readSuggestions(reply: unknown): Suggestion[] {
  const candidates = Array.isArray(reply) ? [reply] : listKeys.map((name) => valueOf(reply, name));
  const list: unknown[] = candidates.find(Array.isArray) ?? [];
  return list.filter(isSuggestion).slice(0, suggestionLimit);
}

const valueOf = (reply: unknown, name: string): unknown =>
  typeof reply === 'object' && reply !== null ? Reflect.get(reply, name) : undefined;

const isSuggestion = (one: unknown): one is Suggestion =>
  typeof valueOf(one, '_id') === 'string' && typeof valueOf(one, 'name') === 'string';
