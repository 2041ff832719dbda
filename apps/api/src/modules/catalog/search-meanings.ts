import { toWords } from './search-text.ts';
import { synonyms } from './synonyms.ts';

const meanings = new Map(
  Object.entries(synonyms).map(([typed, meant]) => [textsOf(typed).join(' '), textsOf(meant)]),
);
const mostWords = 3;

/** The single words that mean something else here, such as `vidcard`. */
export const localWords: ReadonlySet<string> = new Set(
  [...meanings.keys()].filter((typed) => !typed.includes(' ')),
);

export interface Meaning {
  /** How many words it takes in. */
  length: number;
  /** What the shop calls it, where that is another word. */
  meant: readonly string[] | undefined;
}

/** What the words from this place on mean here; the longest saying counts. */
export function meaningAt(words: readonly { text: string }[], place: number): Meaning {
  for (let length = Math.min(mostWords, words.length - place); length > 0; length -= 1) {
    const typed = words.slice(place, place + length).map(({ text }) => text);
    const meant = meanings.get(typed.join(' '));
    if (meant) return { length, meant };
  }
  return { length: 1, meant: undefined };
}

function textsOf(text: string): string[] {
  return toWords(text).map((word) => word.text);
}
