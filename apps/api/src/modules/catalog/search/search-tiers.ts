import type { QueryMatch, TermGroup } from './match-terms.ts';
import type { PriceWords } from './words/price-words.ts';
import { categoryWords } from './words/synonyms.ts';
import { tokenize } from './words/tokenize.ts';

/** A search as tsqueries on the documents, strictest first; the last one matches every result. */
export interface SearchPlan extends SearchPrice {
  /** Empty when nothing can match. */
  tiers: readonly string[];
  /** The query has only words about price, so that every product matches. */
  matchesAll: boolean;
}

/** The prices a search is limited to and ordered by, of what the shopper pays now. */
type SearchPrice = Pick<PriceWords, 'price' | 'order'>;

const anyPrice: SearchPrice = { price: undefined, order: undefined };

export function toSearchPlan(
  { groups, unmatched, partNumber }: QueryMatch,
  { price, order }: SearchPrice = anyPrice,
): SearchPlan {
  const isPriceOnly = groups.length === 0 && (price ?? order) !== undefined;
  const plan = { tiers: [], matchesAll: isPriceOnly, price, order };
  if (groups.length === 0 || unmatched.length > 0) return plan;
  const required = groups.filter(({ terms: [first] }) => !first?.term.isOptional);
  const typed = all(
    required.map((group) => any([asTyped(group, either), asSynonym(group, either)])),
  );
  const named = [
    all(groups.map((group) => (group.synonym ? asSynonym : asTyped)(group, primary))),
    all(groups.map((group) => (isTypedMatched(group) ? asTyped : asSynonym)(group, primary))),
  ];
  const tiers = [
    ...(partNumber === undefined ? [] : primary(partNumber)),
    ...(order ? [] : named),
    ...((price ?? order) ? [all(required.map(asKind))] : []),
    typed,
    all(required.map((group) => any([asCompleted(group, either), asSynonym(group, either)]))),
  ];
  return { ...plan, tiers: [...new Set(tiers)] };
}

const kinds = new Set(
  Object.values(categoryWords).flatMap((words) => tokenize(words).map(({ text }) => text)),
);

/** Requires words for a category of the product itself: the cheapest mouse is no keyboard set. */
function asKind(group: TermGroup): string {
  const toLexemes = isKind(group) ? primary : either;
  return any([asTyped(group, toLexemes), asSynonym(group, toLexemes)]);
}

/** Names a category, such as `gpu`. */
export function isKind({ synonym, terms }: TermGroup): boolean {
  return (synonym ?? terms.map(({ term }) => term.text)).every((word) => kinds.has(word));
}

type ToLexemes = (term: string) => string[];
/** Lexemes with `=` say what a product is; those without describe it. */
const primary: ToLexemes = (term) => [quote(`=${term}`)];
const either: ToLexemes = (term) => [quote(`=${term}`), quote(term)];

const isTypedMatched = ({ terms }: TermGroup): boolean => terms.every(({ isMatched }) => isMatched);

/** Matches the exact terms; completions only where a term has no exact match. */
function asTyped(group: TermGroup, toLexemes: ToLexemes): string {
  return literal(group, toLexemes, ({ exact }) => exact.length === 0);
}

function asCompleted(group: TermGroup, toLexemes: ToLexemes): string {
  return literal(group, toLexemes, () => true);
}

function literal(
  group: TermGroup,
  toLexemes: ToLexemes,
  isCompleted: (match: TermGroup['terms'][number]) => boolean,
): string {
  if (!isTypedMatched(group)) return '';
  return all(
    group.terms.map((match) => {
      const { exact, completions } = match;
      const texts = isCompleted(match) ? [...exact, ...completions] : exact;
      return any([...new Set(texts)].flatMap(toLexemes));
    }),
  );
}

function asSynonym({ synonym = [] }: TermGroup, toLexemes: ToLexemes): string {
  return all(synonym.map((word) => any(toLexemes(word))));
}

/** Terms hold only letters, digits and dots, so quotes need no escaping. `:*` stays outside. */
function quote(term: string): string {
  const [word = '', ...suffix] = term.split(':');
  return [`'${word}'`, ...suffix].join(':');
}

const all = (queries: readonly string[]): string => combine(queries, ' & ');
export const any = (queries: readonly string[]): string => combine(queries, ' | ');

function combine(queries: readonly string[], operator: string): string {
  const nonEmpty = queries.filter((query) => query !== '');
  return nonEmpty.length > 1 ? `(${nonEmpty.join(operator)})` : (nonEmpty[0] ?? '');
}
