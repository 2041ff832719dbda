import type { Reader } from '#api/platform/db/transaction.ts';
import { correctTerms } from './correct-terms.ts';
import { askDictionary, toDictionary, type DictionaryLookup } from './dictionary.queries.ts';
import { matchQuery, type QueryMatch } from './match-terms.ts';
import { parseQuery } from './parse-query.ts';
import type { PriceWords } from './words/price-words.ts';
import { toSearchPlan, type SearchPlan } from './search-tiers.ts';

interface MatchOptions {
  isTyping: boolean;
  /** Goes on after a term that stays unknown, to find the terms that don't. */
  correctsAll?: boolean;
}

export interface SearchMatch {
  match: QueryMatch;
  priceWords: PriceWords;
  /** What the match depends on; undefined if words had to be corrected. */
  basis?: DictionaryBasis;
}

/** A lookup and what the dictionary answered. */
export interface DictionaryBasis {
  lookup: DictionaryLookup;
  answer: string;
}

/** Turns a query into a search plan. */
export async function planSearch(
  read: Reader,
  text: string,
  { isTyping }: { isTyping: boolean },
): Promise<SearchPlan> {
  const { match, priceWords } = await matchSearch(read, text, { isTyping });
  return toSearchPlan(match, priceWords);
}

/** Matches a query against the dictionary. Corrects only terms that match nothing. */
export async function matchSearch(
  read: Reader,
  text: string,
  { isTyping, correctsAll = false }: MatchOptions,
): Promise<SearchMatch> {
  const { tokens, lookup, priceWords } = parseQuery(text, isTyping);
  const answer = tokens.length > 0 ? await askDictionary(read, lookup) : '[]';
  const dictionary = toDictionary(answer);
  const match = matchQuery(tokens, dictionary);
  if (match.unmatched.length === 0) return { match, priceWords, basis: { lookup, answer } };
  return { match: await correctTerms(read, match, dictionary, { correctsAll }), priceWords };
}
