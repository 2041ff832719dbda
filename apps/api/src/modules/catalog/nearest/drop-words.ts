import { withGroups, type Term, type TermGroup } from '../search/match-terms.ts';
import { isMeasure } from '../search/words/measures.ts';
import type { SearchMatch } from '../search/plan-search.ts';
import { isKind, toSearchPlan, type SearchPlan } from '../search/search-tiers.ts';
import { tokenize } from '../search/words/tokenize.ts';

/** A search with fewer words. */
export interface ShorterSearch {
  /** The words left out. */
  words: string;
  search: string;
  /** Without the category or the model number, which say most. */
  lacksCore: boolean;
  plan: SearchPlan;
}

/** Pairs of more words are too many to count. */
const maxPaired = 6;

type Groups = readonly TermGroup[];

/** Returns shorter searches in stages: those of an earlier stage are nearer to what was typed. */
export function shorterSearches(typed: string, found: SearchMatch): ShorterSearch[][] {
  const { match, priceWords } = found;
  const { groups } = match;
  const known = groups.filter((group) => withGroups(match, [group]).unmatched.length === 0);
  const hasUnknown = known.length < groups.length;
  const withoutOne = known.map((dropped) => known.filter((group) => group !== dropped));
  const stages: Groups[][] = [
    hasUnknown ? [known] : [],
    withoutOne,
    known.length <= maxPaired ? withoutTwo(known) : [],
    known.map((group) => [group]),
  ];
  const shorter = toShorter(typed, found);
  const isPriceLeftOut = priceWords.phrase !== '' && !hasUnknown;
  return [
    isPriceLeftOut ? [withoutPrice(typed, found)] : [],
    ...stages.map((stage) => stage.filter(isLongEnough).map(shorter)),
  ].map((stage) => stage.filter(({ plan }) => plan.tiers.length > 0));
}

const withoutTwo = (groups: Groups): Groups[] =>
  groups.flatMap((one, index) =>
    groups
      .slice(index + 1)
      .map((other) => groups.filter((group) => group !== one && group !== other)),
  );

function toShorter(typed: string, { match, priceWords }: SearchMatch) {
  const spell = spellingIn(typed);
  const textOf = (groups: Groups) =>
    groups.flatMap(({ terms }) => terms.map(({ term }) => spell(term))).join(' ');
  return (groups: Groups): ShorterSearch => ({
    lacksCore: match.groups.some((group) => !groups.includes(group) && isCore(group)),
    words: textOf(match.groups.filter((group) => !groups.includes(group))),
    search: [priceWords.orderPhrase, textOf(groups), priceWords.phrase].filter(Boolean).join(' '),
    plan: toSearchPlan(withGroups(match, groups), priceWords),
  });
}

const isLongEnough = (groups: Groups): boolean => groups.flatMap(textsOf).join('').length > 1;

const isCore = (group: TermGroup): boolean =>
  isKind(group) || textsOf(group).some((text) => /\d{3}/.test(text) && !isMeasure(text));

const textsOf = ({ terms }: TermGroup): string[] => terms.map(({ term }) => term.text);

/** Puts first what is nearest to the price. */
function withoutPrice(typed: string, { match, priceWords }: SearchMatch): ShorterSearch {
  const { phrase, price } = priceWords;
  const start = typed.toLowerCase().indexOf(phrase);
  const search = `${typed.slice(0, start)} ${typed.slice(start + phrase.length)}`;
  const order = price?.max === undefined ? 'highest' : 'lowest';
  return {
    lacksCore: false,
    words: phrase,
    search: search.replace(/\s+/g, ' ').trim(),
    plan: toSearchPlan(match, { price: undefined, order }),
  };
}

/** Spells a term as typed, where it was a word of its own. */
function spellingIn(typed: string): (term: Term) => string {
  const words = new Map(
    typed.split(/\s+/).flatMap((word) => {
      const [token, ...more] = tokenize(word);
      return token && more.length === 0 ? [[token.text, word]] : [];
    }),
  );
  return ({ text }) => words.get(text) ?? text;
}
