import type { WordUse } from './search-words.ts';

const shortestMended = 4;
const longestMended = 20;
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** The word that was most likely meant, if one is near enough to be sure. */
export function mendWord(typed: string, near: readonly WordUse[]): string | undefined {
  if (!isMendable(typed)) return undefined;
  const most = allowedErrors(typed);
  const [best] = near
    // Another number is another part: only letters are ever mended.
    .filter(({ word }) => digitsOf(word) === digitsOf(typed))
    .map((candidate) => ({ ...candidate, errors: countErrors(typed, candidate.word) }))
    // Hardly anybody gets the first letter and another one wrong.
    .filter(({ word, errors }) => errors <= (word[0] === typed[0] ? most : 1))
    .toSorted((one, other) => one.errors - other.errors || other.uses - one.uses);
  return best?.word;
}

const isMendable = ({ length }: string): boolean =>
  length >= shortestMended && length <= longestMended;

const allowedErrors = (word: string): number => (word.length < 6 ? 1 : 2);

const digitsOf = (word: string): string => word.replaceAll(/[^0-9]/g, '');

/** Every spelling that is one error away. */
export function spellingsNear(typed: string): string[] {
  if (!isMendable(typed)) return [];
  const places = Array.from({ length: typed.length + 1 }, (_, place) => place);
  const spellings = places.flatMap((place) => {
    const [head, tail] = [typed.slice(0, place), typed.slice(place)];
    return [
      `${head}${tail.charAt(1)}${tail.charAt(0)}${tail.slice(2)}`,
      `${head}${tail.slice(1)}`,
      ...letters.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
    ];
  });
  return [...new Set(spellings)];
}

/** Letters missing, added, wrong or swapped with their neighbour (optimal string alignment). */
export function countErrors(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return at(above, other.length);
}

const at = (row: readonly number[], place: number): number =>
  row[place] ?? Number.POSITIVE_INFINITY;
