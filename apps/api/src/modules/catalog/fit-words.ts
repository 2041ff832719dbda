import type { FitMeasures } from '@sirkito/compatibility';

/** Where a listing keeps the words that parts are fitted by, beside the filters people see. */
export const fitWordsOf = {
  sockets: 'fitSocket',
  memory: 'fitMemory',
  boards: 'fitBoard',
} as const;

export type FitWords = (typeof fitWordsOf)[keyof typeof fitWordsOf];

export function fitWords(measures: FitMeasures): Partial<Record<FitWords, string[]>> {
  const words: Partial<Record<FitWords, string[]>> = {};
  for (const measure of ['sockets', 'memory', 'boards'] as const) {
    const values = measures[measure];
    if (values?.length) words[fitWordsOf[measure]] = [...new Set(values)].toSorted();
  }
  return words;
}
