import type { QueryMatch, TermGroup } from './match-terms.ts';

/** A search as tsqueries on the documents, strictest first; the last one matches every result. */
export interface SearchPlan {
  /** Empty when nothing can match. */
  tiers: readonly string[];
}

export const emptyPlan: SearchPlan = { tiers: [] };

export function toSearchPlan({ groups, unmatched, partNumber }: QueryMatch): SearchPlan {
  if (groups.length === 0 || unmatched.length > 0) return emptyPlan;
  const required = groups.filter(({ terms: [first] }) => !first?.term.isOptional);
  const tiers = [
    ...(partNumber === undefined ? [] : primary(partNumber)),
    all(groups.map((group) => (group.synonym ? asSynonym : asTyped)(group, primary))),
    all(groups.map((group) => (isTypedMatched(group) ? asTyped : asSynonym)(group, primary))),
    all(required.map((group) => any([asTyped(group, either), asSynonym(group, either)]))),
    all(required.map((group) => any([asCompleted(group, either), asSynonym(group, either)]))),
  ];
  return { tiers: [...new Set(tiers)] };
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
const any = (queries: readonly string[]): string => combine(queries, ' | ');

function combine(queries: readonly string[], operator: string): string {
  const nonEmpty = queries.filter((query) => query !== '');
  return nonEmpty.length > 1 ? `(${nonEmpty.join(operator)})` : (nonEmpty[0] ?? '');
}
