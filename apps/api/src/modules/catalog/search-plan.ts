import { meaningAt } from './search-meanings.ts';
import { joinWords } from './search-text.ts';
import { joinsAround, type Dictionary, type Token } from './search-words.ts';

/** A search as queries on the documents, best matches first; the last one matches everything. */
export interface SearchPlan {
  /** Empty when nothing can match. */
  tiers: readonly string[];
}

export const nothingMatches: SearchPlan = { tiers: [] };

/** Who has typed `ra` so far hardly means the one part of that name, but a Radeon or a Razer. */
const rareness = 20;

interface Slot {
  tokens: readonly { token: Token; exact: string[]; longer: readonly string[] }[];
  /** What the shop calls it, where that is another word. */
  meant: readonly string[] | undefined;
}

/** The tokens that match nothing as they are, and are no local word either. */
export function strangers(tokens: readonly Token[], dictionary: Dictionary): Token[] {
  return toSlots(tokens, dictionary)
    .filter((slot) => !slot.meant)
    .flatMap((slot) => slot.tokens.filter(isUnmatched).map(({ token }) => token));
}

export function toPlan(tokens: readonly Token[], dictionary: Dictionary): SearchPlan {
  const slots = toSlots(tokens, dictionary);
  if (slots.length === 0 || slots.some((slot) => !slot.meant && slot.tokens.some(isUnmatched))) {
    return nothingMatches;
  }
  const needed = slots.filter(({ tokens: [first] }) => !first?.token.isSoft);
  const everything = joinWords(tokens);
  const tiers = [
    ...(dictionary.numbers.has(everything) ? leading(everything) : []),
    all(slots.map((slot) => (slot.meant ? meaning(slot, leading) : literal(slot, leading)))),
    all(
      slots.map((slot) => (canBeLiteral(slot) ? literal(slot, leading) : meaning(slot, leading))),
    ),
    all(needed.map((slot) => any([literal(slot, either), meaning(slot, either)]))),
    all(needed.map((slot) => any([literal(slot, either, true), meaning(slot, either)]))),
  ];
  return { tiers: [...new Set(tiers)] };
}

function toSlots(tokens: readonly Token[], dictionary: Dictionary): Slot[] {
  const slots: Slot[] = [];
  for (let place = 0; place < tokens.length;) {
    const { length, meant } = meaningAt(tokens, place);
    const covered = tokens.slice(place, place + length);
    slots.push({
      meant,
      tokens: covered.map((token, step) => ({
        token,
        ...matchesOf(tokens, place + step, dictionary),
      })),
    });
    place += length;
  }
  return slots;
}

function matchesOf(tokens: readonly Token[], place: number, dictionary: Dictionary) {
  const token = tokens[place];
  if (!token) return { exact: [], longer: [] };
  const { known, longer, numbers } = dictionary;
  const completions = longer.get(token.text) ?? [];
  const uses = known.get(token.text) ?? 0;
  const isBeginning = token.isBeingTyped && uses * rareness < (completions[0]?.uses ?? 0);
  const whole = [
    ...(known.has(token.text) && !isBeginning ? [token.text] : []),
    ...joinsAround(tokens, place, known),
  ];
  const partNumbers = token.numbers.filter((number) => numbers.has(number));
  const isOpen = token.isBeingTyped || whole.length === 0;
  const words = completions.map(({ word }) => word);
  return {
    exact: whole.length > 0 || words.length > 0 ? whole : partNumbers,
    longer: [
      ...words.filter((word) => isOpen || isVariant(token.text, word)),
      ...partNumbers.filter((number) => isOpen || number !== token.text).map(toBeginning),
    ],
  };
}

const toBeginning = (word: string): string => `${word}:*`;

/** A 7600X is a kind of 7600, a 76000 is not. */
const isVariant = (text: string, longer: string): boolean =>
  /\d$/.test(text) && /[a-z]/.test(longer.charAt(text.length));

const isUnmatched = ({ exact, longer }: Slot['tokens'][number]): boolean =>
  exact.length === 0 && longer.length === 0;

const canBeLiteral = (slot: Slot): boolean => !slot.tokens.some(isUnmatched);

type Spelling = (term: string) => string[];
const leading: Spelling = (term) => [toLexeme(`=${term}`)];
const either: Spelling = (term) => [toLexeme(`=${term}`), toLexeme(term)];

function literal(slot: Slot, spell: Spelling, growing = false): string {
  if (!canBeLiteral(slot)) return '';
  return all(
    slot.tokens.map(({ exact, longer }) => {
      const terms = growing || exact.length === 0 ? [...exact, ...longer] : exact;
      return any([...new Set(terms)].flatMap(spell));
    }),
  );
}

function meaning({ meant = [] }: Slot, spell: Spelling): string {
  return all(meant.map((word) => any(spell(word))));
}

/** Only letters, digits and dots are left in a word, so that quoting it is enough. */
function toLexeme(term: string): string {
  const [word = '', ...mark] = term.split(':');
  return [`'${word}'`, ...mark].join(':');
}

const all = (queries: readonly string[]): string => connect(queries, ' & ');
const any = (queries: readonly string[]): string => connect(queries, ' | ');

function connect(queries: readonly string[], operator: string): string {
  const given = queries.filter((query) => query !== '');
  return given.length > 1 ? `(${given.join(operator)})` : (given[0] ?? '');
}
