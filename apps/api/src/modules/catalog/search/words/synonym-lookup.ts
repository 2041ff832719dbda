import { tokenize } from './tokenize.ts';
import { synonyms } from './synonyms.ts';

const synonymsByPhrase = new Map(
  Object.entries(synonyms).map(([typed, synonym]) => [textsOf(typed).join(' '), textsOf(synonym)]),
);
const maxPhraseLength = 3;

/** The single words that have a synonym, such as `vidcard`. */
export const wordsWithSynonym: ReadonlySet<string> = new Set(
  [...synonymsByPhrase.keys()].filter((phrase) => !phrase.includes(' ')),
);

export interface SynonymMatch {
  /** How many terms the phrase covers; 1 without a synonym. */
  length: number;
  /** What the shop calls it. */
  synonym: readonly string[] | undefined;
}

/** Returns the synonym of the longest phrase that starts at this index. */
export function findSynonymAt(terms: readonly { text: string }[], index: number): SynonymMatch {
  for (let length = Math.min(maxPhraseLength, terms.length - index); length > 0; length -= 1) {
    const phrase = terms.slice(index, index + length).map(({ text }) => text);
    const synonym = synonymsByPhrase.get(phrase.join(' '));
    if (synonym) return { length, synonym };
  }
  return { length: 1, synonym: undefined };
}

function textsOf(text: string): string[] {
  return tokenize(text).map((token) => token.text);
}
