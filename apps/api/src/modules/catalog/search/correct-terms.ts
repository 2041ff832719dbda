import type { Reader } from '#api/platform/db/transaction.ts';
import { listSimilarWords, lookUpWords, type Dictionary } from './dictionary.queries.ts';
import { matchTerms, type QueryMatch, type Term } from './match-terms.ts';
import { findNotCarried } from './not-carried.ts';
import { wordsWithSynonym } from './words/synonym-lookup.ts';
import { correctWord, spellingsOneEditAway } from './typo-correction.ts';

/** Corrects typos and splits glued words in the terms that match nothing. */
export async function correctTerms(
  read: Reader,
  match: QueryMatch,
  dictionary: Dictionary,
  { correctsAll }: { correctsAll: boolean },
): Promise<QueryMatch> {
  const corrections = new Map<Term, readonly string[]>();
  for (const term of match.unmatched) {
    const correction = (await correctTypo(read, term)) ?? (await splitGlued(read, term));
    // The search finds nothing anyway if one term stays unknown.
    if (correction === undefined && !correctsAll) break;
    if (correction !== undefined) corrections.set(term, correction);
  }
  const terms = match.terms.flatMap((term) => {
    const texts = corrections.get(term) ?? [term.text];
    return texts.map((text) => ({ ...term, text }));
  });
  const found = [...corrections.values()].flat().map((word): [string, number] => [word, 1]);
  return matchTerms(terms, { ...dictionary, words: new Map([...dictionary.words, ...found]) });
}

async function correctTypo(read: Reader, { text }: Term): Promise<string[] | undefined> {
  // A desk is not a misspelled disk.
  if (findNotCarried(text)) return undefined;
  const similar = await listSimilarWords(read, text, spellingsOneEditAway(text));
  const candidates = [...similar, ...[...wordsWithSynonym].map((word) => ({ word, uses: 1 }))];
  const correction = correctWord(text, candidates);
  return correction === undefined ? undefined : [correction];
}

const minGluedLength = 6;
const minPartLength = 3;

/** Splits `gamingmouse` into two known words, the most used ones. */
async function splitGlued(read: Reader, { text }: Term): Promise<string[] | undefined> {
  if (text.length < minGluedLength || !/^[a-z]+$/.test(text)) return undefined;
  const splits = Array.from({ length: text.length - 2 * minPartLength + 1 }, (_, index) => [
    text.slice(0, index + minPartLength),
    text.slice(index + minPartLength),
  ]);
  const nothing = { typed: [], prefixes: [], unknownPrefixes: [], partNumbers: [] };
  const { words } = await lookUpWords(read, { ...nothing, words: splits.flat() });
  const usesOf = (word: string) => words.get(word) ?? (wordsWithSynonym.has(word) ? 1 : 0);
  const rarest = (split: readonly string[]) => Math.min(...split.map(usesOf));
  return splits
    .filter((split) => rarest(split) > 0)
    .toSorted((one, other) => rarest(other) - rarest(one))[0];
}
