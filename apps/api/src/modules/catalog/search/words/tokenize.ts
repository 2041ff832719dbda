/** A token with its runs of letters and of digits: `rtx5070ti` has rtx, 5070 and ti. */
export interface Token {
  text: string;
  pieces: string[];
}

const maxTokenLength = 40;

const normalizations: readonly [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/\bm\.2\b/g, 'm2'],
  // A 5-in-1 hub is not five inches.
  [/(\d)[\s-]*(?:inch(?:es)?\b|["”″]|''|in\b(?![\s-]*\d))/g, '$1in '],
  [/(\d)\s*%/g, '$1 percent '],
  [/(?<=[a-z0-9])\+/g, ' plus '],
  [/(\d)\s*(?:watts?|w)\b/g, '$1w'],
  [/(\d)\s*(?:terabytes?|tera|tb)\b/g, '$1tb'],
  // A 5070 by Gigabyte has no 5070 GB.
  [/(?<!\w)(\d{1,3})\s*gigabytes?\b/g, '$1gb'],
  [/(\d)\s*(?:gigs?|gb)\b/g, '$1gb'],
  [/(\d)\s*(?:mt\/?s|mhz)\b/g, '$1mhz'],
  [/(\d)\s*(?:hertz|hz)\b/g, '$1hz'],
  [/(\d)\s*(?:megapixels?|mp)\b/g, '$1mp'],
  // Glued families: ryzen57600x, i512400f, ultra7265k, ddr516gb.
  [
    /\b(ryzen|r|i)([3579])(?=\d{4})|\b(ultra)([579])(?=\d{3})|\b(ddr)([345])(?=\d+gb)/g,
    '$1$3$5$2$4$6 ',
  ],
  [/(\d)\s+(mb|ghz|mm|cm|ms|v|va|dpi|rpm)\b/g, '$1$2'],
  [/[^a-z0-9./_-]+/g, ' '],
];

/**
 * Splits text at blanks and each chunk into tokens: `B650M-A` is b650m and a. Product names and
 * queries go through the same rules, so that they match.
 */
export function tokenizeChunks(text: string): Token[][] {
  const plain = normalizations.reduce(
    (normalized, [pattern, replacement]) => normalized.replace(pattern, replacement),
    text.normalize('NFKD').toLowerCase(),
  );
  return plain
    .split(' ')
    .map((chunk) => (chunk.match(/(?:[a-z]|\d+(?:\.\d+)*)+/g) ?? []).map(toToken))
    .filter((tokens) => tokens.length > 0);
}

export const tokenize = (text: string): Token[] => tokenizeChunks(text).flat();

/** Joins without separators: `B650M-A` becomes `b650ma`. */
export const joinTokens = (tokens: readonly { text: string }[]): string =>
  tokens
    .map(({ text }) => text)
    .join('')
    .slice(0, maxTokenLength);

function toToken(match: string): Token {
  const text = toSingular(match.slice(0, maxTokenLength));
  return { text, pieces: text.match(/[a-z]+|\d+(?:\.\d+)*/g) ?? [text] };
}

/** A crude stemmer for plurals only; leaves `asus`, `chassis` and `wireless` alone. */
function toSingular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word.replace(/(?<=ch|sh|x|ss)es$|(?<![sui])s$/, '');
}
