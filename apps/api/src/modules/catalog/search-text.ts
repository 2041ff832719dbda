/** A word with the runs of letters and of digits it is made of: `rtx5070ti` is rtx, 5070, ti. */
export interface Word {
  text: string;
  pieces: string[];
}

const longestWord = 40;

const rewritings: readonly [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/\bm\.2\b/g, 'm2'],
  // A 5-in-1 hub is not five inches.
  [/(\d)[\s-]*(?:inch(?:es)?\b|["”″]|in\b(?![\s-]*\d))/g, '$1in '],
  [/(\d)\s*%/g, '$1 percent '],
  [/(?<=[a-z0-9])\+/g, ' plus '],
  [/(\d)\s*(?:watts?|w)\b/g, '$1w'],
  [/(\d)\s*(?:terabytes?|tb)\b/g, '$1tb'],
  [/(\d)\s*(?:gigabytes?|gigs?|gb)\b/g, '$1gb'],
  [/(\d)\s+(mb|hz|mhz|ghz|mm|cm|v|va|dpi|rpm|mp)\b/g, '$1$2'],
  [/[^a-z0-9./_-]+/g, ' '],
];

/**
 * What stands between blanks, each as its words: `B650M-A` is b650m and a. The same for what is
 * sold and for what is typed, so that they meet.
 */
export function toChunks(text: string): Word[][] {
  const plain = rewritings.reduce(
    (rewritten, [pattern, replacement]) => rewritten.replace(pattern, replacement),
    text.normalize('NFKD').toLowerCase(),
  );
  return plain
    .split(' ')
    .map((chunk) => (chunk.match(/(?:[a-z]|\d+(?:\.\d+)*)+/g) ?? []).map(toWord))
    .filter((words) => words.length > 0);
}

export const toWords = (text: string): Word[] => toChunks(text).flat();

/** Written in one: `B650M-A` as `b650ma`. */
export const joinWords = (words: readonly { text: string }[]): string =>
  words
    .map(({ text }) => text)
    .join('')
    .slice(0, longestWord);

function toWord(found: string): Word {
  const text = toSingular(found.slice(0, longestWord));
  return { text, pieces: text.match(/[a-z]+|\d+(?:\.\d+)*/g) ?? [text] };
}

/** Only so that one and many meet; `asus`, `chassis` and `wireless` are no plurals. */
function toSingular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=ch|sh|x|ss)es$|(?<![sui])s$/, '');
}
