import type { WordCount } from './dictionary.queries.ts';

const minLength = 4;
const maxLength = 20;
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Returns the nearest candidate, and of two the more used one, if it is near enough to be meant. */
export function correctWord(typed: string, candidates: readonly WordCount[]): string | undefined {
  if (!isCorrectable(typed)) return undefined;
  const maxDistance = allowedDistance(typed);
  const [best] = candidates
    // Another number is another part, so digits are never corrected.
    .filter(({ word }) => digitsOf(word) === digitsOf(typed))
    .map((candidate) => ({ ...candidate, distance: editDistance(typed, candidate.word) }))
    // A typo in the first letter rarely comes with a second typo.
    .filter(({ word, distance }) => distance <= (word[0] === typed[0] ? maxDistance : 1))
    .toSorted((one, other) => one.distance - other.distance || other.uses - one.uses);
  return best?.word;
}

const isCorrectable = ({ length }: string): boolean => length >= minLength && length <= maxLength;

const allowedDistance = (word: string): number => (word.length < 6 ? 1 : 2);

const digitsOf = (word: string): string => word.replaceAll(/[^0-9]/g, '');

/** Returns every spelling with one letter missing, added, replaced or swapped with the next. */
export function spellingsOneEditAway(typed: string): string[] {
  if (!isCorrectable(typed)) return [];
  const indexes = Array.from({ length: typed.length + 1 }, (_, index) => index);
  const spellings = indexes.flatMap((index) => {
    const [head, tail] = [typed.slice(0, index), typed.slice(index)];
    return [
      `${head}${tail.charAt(1)}${tail.charAt(0)}${tail.slice(2)}`,
      `${head}${tail.slice(1)}`,
      ...letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
    ];
  });
  return [...new Set(spellings)];
}

/** Optimal string alignment distance: Levenshtein plus swaps of neighbouring letters. */
export function editDistance(one: string, other: string): number {
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(lastRow, column) + 1,
        at(current, column - 1) + 1,
        at(lastRow, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rowBeforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBeforeLast = lastRow;
    lastRow = current;
  }
  return at(lastRow, other.length);
}

const at = (row: readonly number[], index: number): number =>
  row[index] ?? Number.POSITIVE_INFINITY;
