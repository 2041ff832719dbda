import { localWords } from './search-meanings.ts';
import { joinWords, toChunks, type Word } from './search-text.ts';
import { softWords, stopWords } from './synonyms.ts';

/** One thing to match. A word nobody knows may be taken apart into several. */
export interface Token {
  text: string;
  isSoft: boolean;
  isBeingTyped: boolean;
  /** The part numbers it may belong to: itself, what was typed without a blank, and everything. */
  numbers: readonly string[];
}

/** What is asked of the dictionary before a search is planned. */
export interface Questions {
  typed: string[];
  /** Do these occur? The typed words, their pieces, and neighbours written in one. */
  words: string[];
  /** What do these begin? */
  beginnings: string[];
  /** The same, unless the word itself occurs. */
  unknownBeginnings: string[];
  /** Do part numbers begin so? Only asked when a typed word does not occur. */
  numbers: string[];
}

export interface WordUse {
  word: string;
  /** In how many products. */
  uses: number;
}

export interface Dictionary {
  known: ReadonlyMap<string, number>;
  /** The most used words that begin with a word, in that order. */
  longer: ReadonlyMap<string, readonly WordUse[]>;
  numbers: ReadonlySet<string>;
}

export interface TypedWord extends Word {
  isSoft: boolean;
  isBeingTyped: boolean;
  numbers: string[];
}

const mostWords = 12;
const mostJoined = 5;
const shortestNumber = 5;
/** What changes oftener between letters and digits is a part number or nonsense. */
const mostPieces = 5;
const stop = new Set(stopWords);
const soft = new Set(softWords);

/** The words of a query that count, in order. The last one may still be being typed. */
export function readWords(text: string, isTyping: boolean): TypedWord[] {
  const chunks = toChunks(text);
  const everything = joinWords(chunks.flat());
  const words = chunks.flatMap((chunk) =>
    chunk.map((word) => ({
      ...word,
      numbers: numbersIn(word, chunk, everything),
      isSoft: soft.has(word.text),
    })),
  );
  const telling = words.filter((word) => !stop.has(word.text));
  const kept = (telling.length > 0 ? telling : words).slice(0, mostWords);
  const onlySoft = kept.every(({ isSoft }) => isSoft);
  return kept.map((word, place) => ({
    ...word,
    isSoft: word.isSoft && !onlySoft,
    isBeingTyped: isTyping && place === kept.length - 1,
  }));
}

export function questionsOf(words: readonly TypedWord[]): Questions {
  const pieces = words.flatMap((word) => word.pieces).slice(0, 2 * mostWords);
  const runs = pieces.flatMap((_, start) =>
    Array.from({ length: mostJoined }, (__, more) =>
      pieces.slice(start, start + more + 1).join(''),
    ),
  );
  const texts = words.flatMap((word) => [word.text, ...word.pieces]);
  const isAlways = (text: string) => /\d/.test(text) && text.length >= 3;
  const last = words.filter(({ isBeingTyped }) => isBeingTyped);
  const always = new Set([...texts.filter(isAlways), ...last.flatMap(endOf)]);
  return {
    typed: words.map(({ text }) => text),
    words: [...new Set([...texts, ...joinsOf(words), ...runs])],
    beginnings: [...always].filter(isBeginning),
    unknownBeginnings: [...new Set(texts)].filter((text) => !always.has(text) && isBeginning(text)),
    numbers: [...new Set(words.flatMap(({ numbers }) => numbers))],
  };
}

/** A word that is not known and begins no other is taken apart where letters meet digits. */
export function toTokens(words: readonly TypedWord[], { known, longer }: Dictionary): Token[] {
  const tokens = words.flatMap(({ text, pieces, isSoft, isBeingTyped, numbers }) => {
    const isKnown = known.has(text) || longer.has(text) || localWords.has(text);
    const isWhole = isKnown || pieces.length === 1 || pieces.length > mostPieces;
    return (isWhole ? [text] : pieces).map((part, place, parts) => ({
      text: part,
      isSoft,
      isBeingTyped: isBeingTyped && place === parts.length - 1,
      numbers,
    }));
  });
  return tokens.slice(0, mostWords);
}

/** Neighbours written in one that occur: 12400 and f are 12400f. */
export function joinsAround(
  tokens: readonly Token[],
  place: number,
  known: Dictionary['known'],
): string[] {
  const joins = new Set<string>();
  for (let start = Math.max(0, place - mostJoined + 1); start <= place; start += 1) {
    for (let end = Math.max(place, start + 1); end < start + mostJoined; end += 1) {
      const text = joinWords(tokens.slice(start, end + 1));
      if (end < tokens.length && known.has(text)) joins.add(text);
    }
  }
  return [...joins];
}

function joinsOf(words: readonly Word[]): string[] {
  return words.flatMap((_, start) =>
    Array.from({ length: mostJoined - 1 }, (__, more) =>
      joinWords(words.slice(start, start + more + 2)),
    ),
  );
}

/** A SKU may have no digit, but then it has a dash. */
function numbersIn(word: Word, chunk: readonly Word[], everything: string): string[] {
  const withDigit = [word.text, everything].filter((text) => /\d/.test(text));
  const numbers = [...withDigit, ...(chunk.length > 1 ? [joinWords(chunk)] : [])];
  return [...new Set(numbers)].filter(({ length }) => length >= shortestNumber);
}

const endOf = (word: Word): string[] => [word.text, word.pieces.at(-1) ?? word.text];

const isBeginning = (text: string): boolean => text.length >= 2;
