import { asCentavos, type Centavos } from '@sirkito/commerce';

export interface PriceRange {
  min: Centavos | undefined;
  max: Centavos | undefined;
}

/** What a query says about price, in words such as `under 30k` and `murang`. */
export interface PriceWords {
  price: PriceRange | undefined;
  order: 'lowest' | 'highest' | undefined;
  /** The words for the price range, as typed. */
  phrase: string;
  /** The words for the order, as typed. */
  orderPhrase: string;
}

const start = String.raw`(?<![\w.,-])`;
const amount = (name: string) =>
  String.raw`(?:₱|php|p)?\s*(?<${name}>\d[\d,]*(?:\.\d+)?\s*k?)(?![\w.]|,\d)(?:\s*(?:pesos?|php)\b)?`;
/** `under 27 inches` and `below 65 W` are no prices. */
const noMeasure = String.raw`(?!\s*(?:["”″'%]|-?(?:inch|in|w|watt|gb|gig|tb|tera|hz|hertz|mhz|mt|ghz|ms|mm|cm|m|meter|va|v|dpi|rpm|mp|port|core|thread|pin|fan|stick|slot)(?:e?s)?\b))`;
const filler = String.raw`\s*(?:(?:sa|ng|na|ang|lang|of|ko|is|php|:)\s+)?`;

const atMost = String.raw`(?:under|below|less than|lower than|cheaper than|no(?:t)? more than|at most|up ?to|within|hanggang|wala pang?|(?:mas )?mababa|baba|pasok|kasya|abot|budget|worth|<=?)`;
const atLeast = String.raw`(?:over|above|more than|at least|higher than|higit|mahigit|lampas|starting(?: at| from)?|>=?)`;
const orLess = String.raw`\s*(?:pababa|(?:and|or|&) (?:below|under|less|lower))\b`;
const orMore = String.raw`\s*(?:(?<=k)\+|pataas|(?:and|or|&) (?:above|up|more|over|higher)\b)`;
/** Says a price only after an amount that can be nothing else. */
const budgetAfter = String.raw`\s*(?:max(?:imum)?|budget|lang|only|below|under)\b`;
const surely = String.raw`(?<max>\d[\d,]*(?:\.\d+)?\s*k)(?![\w.])`;

/** In order; the first that matches counts. */
const ranges: readonly RegExp[] = [
  String.raw`(?:between |from |mula |nasa )?${start}${amount('min')}\s*(?:-|–|to|and|hanggang)\s*${amount('max')}${noMeasure}`,
  String.raw`${start}${amount('max')}${orLess}`,
  String.raw`${start}${amount('min')}${orMore}`,
  String.raw`${start}${atMost}${filler}${amount('max')}${noMeasure}`,
  String.raw`${start}${atLeast}${filler}${amount('min')}${noMeasure}`,
  String.raw`${start}${surely}${budgetAfter}`,
  String.raw`${start}(?:₱|php)\s*(?<max>\d[\d,]*(?:\.\d+)?\s*k?)(?![\w.])`,
  String.raw`${start}(?<max>\d[\d,]*)\s*(?:pesos?|php)\b`,
  // 2k, 4k, 5k and 8k are resolutions, 265k is a processor.
  String.raw`${start}(?<max>(?:[1679]|\d\.5|[1-9]\d)k)\b`,
].map((pattern) => new RegExp(pattern));

const orders = {
  lowest:
    /\b(?:(?:mas |pinaka-?)?mura(?:ng)?(?:-mura)?|cheap(?:er|est)?|budget(?:[- ]friendly)?|affordable|tipid|inexpensive|low(?:est)?[- ](?:price|cost)d?)\b/,
  highest: /\b(?:pinakamahal|most expensive|highest price|high[- ]?end|flagship|top of the line)\b/,
};

/** Takes the words about price out of a query and returns the rest. */
export function readPriceWords(query: string): PriceWords & { rest: string } {
  const text = query.toLowerCase();
  const { range, phrase } = readRange(text);
  const [order, orderPhrase = ''] = readOrder(text.replace(phrase, ' '));
  const rest = [phrase, orderPhrase].reduce((left, words) => withoutWords(left, words), query);
  return { price: range, order, phrase, orderPhrase, rest };
}

function readRange(text: string): { range: PriceRange | undefined; phrase: string } {
  for (const pattern of ranges) {
    const found = pattern.exec(text);
    const { min, max } = found?.groups ?? {};
    if (found && isPrice(found[0], min, max)) {
      return { range: toRange(min, max), phrase: found[0].trim() };
    }
  }
  return { range: undefined, phrase: '' };
}

/** A span such as `6000-8000` needs round amounts, or a word or sign that says price. */
function isPrice(phrase: string, min: string | undefined, max: string | undefined): boolean {
  if (min === undefined || max === undefined) return true;
  const [low, high] = [toPesos(min), toPesos(max)];
  const saysPrice = /k\b|₱|php|peso|between/.test(phrase);
  const isRound = [min, max].every((each) => toNumber(each) >= 1_000 && toNumber(each) % 500 === 0);
  return low < high && high <= 20 * low && (saysPrice || isRound);
}

function toRange(min: string | undefined, max: string | undefined): PriceRange {
  return {
    min: min === undefined ? undefined : toCentavos(min),
    max: max === undefined ? undefined : toCentavos(max),
  };
}

const toCentavos = (typed: string): Centavos => asCentavos(Math.round(toPesos(typed) * 100));

const toNumber = (typed: string): number => Number.parseFloat(typed.replaceAll(',', ''));

/** Nobody looks for parts under 30 pesos: `under 30` means 30 thousand. */
function toPesos(typed: string): number {
  const value = toNumber(typed);
  return typed.endsWith('k') || value < 100 ? value * 1_000 : value;
}

function readOrder(text: string): ['lowest' | 'highest', string] | [] {
  const lowest = orders.lowest.exec(text)?.[0];
  if (lowest) return ['lowest', lowest];
  const highest = orders.highest.exec(text)?.[0];
  return highest ? ['highest', highest] : [];
}

function withoutWords(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words);
  return words && at >= 0 ? `${text.slice(0, at)} ${text.slice(at + words.length)}` : text;
}
