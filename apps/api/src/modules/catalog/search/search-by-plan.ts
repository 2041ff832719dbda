import { LRUCache } from 'lru-cache';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { DictionaryLookup } from './dictionary.queries.ts';
import { matchSearch, type DictionaryBasis } from './plan-search.ts';
import { toSearchPlan, type SearchPlan } from './search-tiers.ts';

interface Query {
  text: string;
  isTyping: boolean;
}

/** Runs the statement of a plan. Given a lookup, the statement also asks the dictionary. */
type Search<Found> = (plan: SearchPlan, lookup?: DictionaryLookup) => Promise<Found>;

/** Plans of recent queries, by query. */
const recent = new LRUCache<string, DictionaryBasis & { plan: SearchPlan }>({ max: 1_000 });

/**
 * Plans a query and searches. The plan of a recent query is used again, which saves a round trip:
 * the search looks its words up too, and counts only if the dictionary still answers the same.
 */
export async function searchByPlan<Found extends { answer: string | null }>(
  read: Reader,
  { text, isTyping }: Query,
  search: Search<Found>,
): Promise<Found & { plan: SearchPlan }> {
  const key = `${isTyping} ${text}`;
  const known = recent.get(key);
  if (known) {
    const found = await search(known.plan, known.lookup);
    if (found.answer === known.answer) return { ...found, plan: known.plan };
  }
  const { match, priceWords, basis } = await matchSearch(read, text, { isTyping });
  const plan = toSearchPlan(match, priceWords);
  if (basis && isCheckable(plan)) recent.set(key, { ...basis, plan });
  return { ...(await search(plan)), plan };
}

/** Suggestions about price are listed by a statement that doesn't ask the dictionary. */
const isCheckable = ({ tiers, price, order }: SearchPlan): boolean =>
  tiers.length > 0 && !price && !order;
