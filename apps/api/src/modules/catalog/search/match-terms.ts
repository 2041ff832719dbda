import type { Dictionary } from './dictionary.queries.ts';
import { fasterRates, isMeasure } from './words/measures.ts';
import { maxJoined, maxTerms, type QueryToken } from './parse-query.ts';
import { findSynonymAt, wordsWithSynonym } from './words/synonym-lookup.ts';
import { joinTokens } from './words/tokenize.ts';

/** A unit to match against the documents: a token, or a piece of an unknown one. */
export type Term = Omit<QueryToken, 'pieces'>;

export interface TermMatch {
  term: Term;
  /** Lexemes that match the term as it is. */
  exact: readonly string[];
  /** Longer words and part numbers that start with it. */
  completions: readonly string[];
  isMatched: boolean;
}

/** Neighbouring terms that share a synonym, or a single term without one. */
export interface TermGroup {
  terms: readonly TermMatch[];
  /** What the shop calls it. */
  synonym: readonly string[] | undefined;
}

export interface QueryMatch {
  terms: readonly Term[];
  groups: readonly TermGroup[];
  /** Terms with neither a match nor a synonym. One is enough for the search to find nothing. */
  unmatched: readonly Term[];
  /** The whole query as one word, if part numbers start with it. */
  partNumber: string | undefined;
}

/** Tokens with more pieces are part numbers or nonsense, and stay whole. */
const maxPieces = 5;
/** A prefix such as `ra` matches as a word only if its best completion is not this much more used. */
const completionRatio = 20;

/** Matches a query against the dictionary and the synonyms. */
export function matchQuery(tokens: readonly QueryToken[], dictionary: Dictionary): QueryMatch {
  return matchTerms(toTerms(tokens, dictionary), dictionary);
}

export function matchTerms(terms: readonly Term[], dictionary: Dictionary): QueryMatch {
  const groups = toGroups(terms, dictionary);
  const everything = joinTokens(terms);
  return {
    terms,
    groups,
    unmatched: groups
      .filter(({ synonym }) => !synonym)
      .flatMap((group) => group.terms.filter(({ isMatched }) => !isMatched))
      .map(({ term }) => term),
    partNumber: dictionary.partNumbers.has(everything) ? everything : undefined,
  };
}

/** Splits tokens that are neither a word nor a prefix where letters meet digits. */
function toTerms(
  tokens: readonly QueryToken[],
  { words, completions }: Pick<Dictionary, 'words' | 'completions'>,
): Term[] {
  const terms = tokens.flatMap(({ text, pieces, isPrefix, readings, ...token }) => {
    const isKnown = words.has(text) || completions.has(text) || wordsWithSynonym.has(text);
    const isWhole = isKnown || isMeasure(text) || pieces.length === 1 || pieces.length > maxPieces;
    return (isWhole ? [text] : pieces).map((part, index, parts) => ({
      ...token,
      text: part,
      readings: parts.length === 1 ? readings : [],
      isPrefix: isPrefix && index === parts.length - 1,
    }));
  });
  return terms.slice(0, maxTerms);
}

function toGroups(terms: readonly Term[], dictionary: Dictionary): TermGroup[] {
  const groups: TermGroup[] = [];
  for (let start = 0; start < terms.length;) {
    const { length, synonym } = findSynonymAt(terms, start);
    const covered = terms.slice(start, start + length);
    groups.push({
      synonym,
      terms: covered.map((term, offset) => matchTerm(term, start + offset, terms, dictionary)),
    });
    start += length;
  }
  return groups;
}

function matchTerm(
  term: Term,
  index: number,
  terms: readonly Term[],
  dictionary: Dictionary,
): TermMatch {
  const { words, completions } = dictionary;
  const longer = completions.get(term.text) ?? [];
  const uses = words.get(term.text) ?? 0;
  const isIncomplete = term.isPrefix && uses * completionRatio < (longer[0]?.uses ?? 0);
  const whole = [
    ...(words.has(term.text) && !isIncomplete ? [term.text] : []),
    ...term.readings.filter((reading) => words.has(reading)),
    ...joinsAround(terms, index, words),
  ];
  const partNumbers = term.partNumbers.filter((number) => dictionary.partNumbers.has(number));
  const isOpen = term.isPrefix || whole.length === 0;
  const longerWords = longer.map(({ word }) => word);
  const exact = whole.length > 0 || longerWords.length > 0 ? whole : partNumbers;
  const completed = [
    ...longerWords.filter((word) => isOpen || isVariant(term.text, word)),
    ...partNumbers.filter((number) => isOpen || number !== term.text).map(toPrefix),
    ...fasterRates(term.text),
  ];
  return {
    term,
    exact,
    completions: completed,
    isMatched: exact.length > 0 || completed.length > 0,
  };
}

/** Returns the known words made of this term and its neighbours: 12400 and f are 12400f. */
function joinsAround(terms: readonly Term[], index: number, words: Dictionary['words']): string[] {
  const joins = new Set<string>();
  for (let start = Math.max(0, index - maxJoined + 1); start <= index; start += 1) {
    for (let end = Math.max(index, start + 1); end < start + maxJoined; end += 1) {
      const text = joinTokens(terms.slice(start, end + 1));
      if (end < terms.length && words.has(text)) joins.add(text);
    }
  }
  return [...joins];
}

const toPrefix = (word: string): string => `${word}:*`;

/** A 7600X is a variant of the 7600, a 76000 is not. */
const isVariant = (text: string, longer: string): boolean =>
  /\d$/.test(text) && /[a-z]/.test(longer.charAt(text.length));

/** Returns the match of a query with only these groups. */
export function withGroups(match: QueryMatch, groups: readonly TermGroup[]): QueryMatch {
  const terms = groups.flatMap((group) => group.terms.map(({ term }) => term));
  const unmatched = match.unmatched.filter((term) => terms.includes(term));
  return { terms, groups, unmatched, partNumber: undefined };
}
