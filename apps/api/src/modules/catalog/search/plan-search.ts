import type { Reader } from '#api/platform/db/transaction.ts';
import { listSimilarWords, lookUpWords } from './dictionary.queries.ts';
import { matchQuery, matchTerms, type Term } from './match-terms.ts';
import { parseQuery } from './parse-query.ts';
import { emptyPlan, toSearchPlan, type SearchPlan } from './search-tiers.ts';
import { wordsWithSynonym } from './synonym-lookup.ts';
import { correctWord, spellingsOneEditAway } from './typo-correction.ts';

/** Turns a query into a search plan. Corrects typos only in terms that match nothing. */
export async function planSearch(
  read: Reader,
  text: string,
  { isTyping }: { isTyping: boolean },
): Promise<SearchPlan> {
  const { tokens, lookup } = parseQuery(text, isTyping);
  if (tokens.length === 0) return emptyPlan;
  const dictionary = await lookUpWords(read, lookup);
  const match = matchQuery(tokens, dictionary);
  if (match.unmatched.length === 0) return toSearchPlan(match);

  const corrections = await correctTypos(read, match.unmatched);
  const terms = match.terms.map((term) => ({ ...term, text: corrections.get(term) ?? term.text }));
  const words = new Map([...dictionary.words, ...[...corrections.values()].map(usedOnce)]);
  return toSearchPlan(matchTerms(terms, { ...dictionary, words }));
}

async function correctTypos(read: Reader, terms: readonly Term[]): Promise<Map<Term, string>> {
  const corrections = new Map<Term, string>();
  for (const term of terms) {
    const similar = await listSimilarWords(read, term.text, spellingsOneEditAway(term.text));
    const candidates = [...similar, ...[...wordsWithSynonym].map((word) => ({ word, uses: 1 }))];
    const correction = correctWord(term.text, candidates);
    // The search finds nothing anyway if one term stays unknown.
    if (correction === undefined) break;
    corrections.set(term, correction);
  }
  return corrections;
}

const usedOnce = (word: string): [string, number] => [word, 1];
