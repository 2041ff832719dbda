import type { DictionaryLookup } from './dictionary.queries.ts';
import { readingsOf } from './words/measures.ts';
import { readPriceWords, type PriceWords } from './words/price-words.ts';
import { joinTokens, tokenizeChunks, type Token } from './words/tokenize.ts';
import { optionalWords, stopWords } from './words/synonyms.ts';

export interface QueryToken extends Token {
  /** Ranks matches higher, but need not match. */
  isOptional: boolean;
  /** Still being typed, so it may also match as a prefix. */
  isPrefix: boolean;
  /** Part numbers it may be part of: the token, its chunk without dashes, and the whole query. */
  partNumbers: readonly string[];
  /** A number with the units it may have: 27 with a monitor is `27in`. */
  readings: readonly string[];
}

export interface ParsedQuery {
  /** What the query says about price; its words are no tokens. */
  priceWords: PriceWords;
  tokens: QueryToken[];
  /** What the dictionary has to answer before the query can be matched. */
  lookup: DictionaryLookup;
}

export const maxTerms = 12;
/** At most this many neighbours are joined into one word. */
export const maxJoined = 5;
const minPartNumberLength = 5;
const stop = new Set(stopWords);
const optional = new Set(optionalWords);

/** Tokenizes a query without its stop words. While typing, the last token is a prefix. */
export function parseQuery(text: string, isTyping: boolean): ParsedQuery {
  const { rest, ...priceWords } = readPriceWords(text);
  const chunks = tokenizeChunks(rest);
  const everything = joinTokens(chunks.flat());
  const all = chunks.flatMap((chunk) =>
    chunk.map((token) => ({
      ...token,
      partNumbers: partNumbersOf(token, chunk, everything),
      isOptional: optional.has(token.text),
    })),
  );
  const significant = all.filter((token) => !stop.has(token.text));
  const used = (significant.length > 0 ? significant : all).slice(0, maxTerms);
  const onlyOptional = used.every(({ isOptional }) => isOptional);
  const toReadings = readingsOf(used);
  const tokens = used.map((token, index) => ({
    ...token,
    readings: toReadings(token.text),
    isOptional: token.isOptional && !onlyOptional,
    isPrefix: isTyping && index === used.length - 1,
  }));
  return { priceWords, tokens, lookup: toLookup(tokens) };
}

function toLookup(tokens: readonly QueryToken[]): DictionaryLookup {
  const pieces = tokens.flatMap((token) => token.pieces).slice(0, 2 * maxTerms);
  const joinedPieces = pieces.flatMap((_, start) =>
    Array.from({ length: maxJoined }, (__, more) => pieces.slice(start, start + more + 1).join('')),
  );
  const texts = tokens.flatMap((token) => [token.text, ...token.pieces]);
  const isModelNumber = (text: string) => /\d/.test(text) && text.length >= 3;
  const endings = tokens.filter(({ isPrefix }) => isPrefix).flatMap(endOf);
  const prefixes = new Set([...texts.filter(isModelNumber), ...endings]);
  return {
    typed: tokens.map(({ text }) => text),
    words: [
      ...new Set([
        ...texts,
        ...tokens.flatMap(({ readings }) => readings),
        ...joinNeighbours(tokens),
        ...joinedPieces,
      ]),
    ],
    prefixes: [...prefixes].filter(canBePrefix),
    unknownPrefixes: [...new Set(texts)].filter((text) => !prefixes.has(text) && canBePrefix(text)),
    partNumbers: [...new Set(tokens.flatMap(({ partNumbers }) => partNumbers))],
  };
}

function joinNeighbours(tokens: readonly Token[]): string[] {
  return tokens.flatMap((_, start) =>
    Array.from({ length: maxJoined - 1 }, (__, more) =>
      joinTokens(tokens.slice(start, start + more + 2)),
    ),
  );
}

/** A SKU may have no digit, but then it has a dash. */
function partNumbersOf(token: Token, chunk: readonly Token[], everything: string): string[] {
  const withDigit = [token.text, everything].filter((text) => /\d/.test(text));
  const candidates = [...withDigit, ...(chunk.length > 1 ? [joinTokens(chunk)] : [])];
  return [...new Set(candidates)].filter(({ length }) => length >= minPartNumberLength);
}

const endOf = (token: Token): string[] => [token.text, token.pieces.at(-1) ?? token.text];

const canBePrefix = (text: string): boolean => text.length >= 2;
