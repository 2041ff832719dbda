import type { Pesos } from '@sirkito/commerce';

export interface Suggestion {
  _id: string;
  name: string;
  images?: string[];
  category?: { name: string };
  price?: Pesos;
  salePrice?: Pesos;
  totalStock?: number;
}

export const suggestionLimit = 5;

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
