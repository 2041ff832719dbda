import { expect, test } from 'vitest';
import { correctWord, editDistance, spellingsOneEditAway } from './typo-correction.ts';

const candidates = (...words: string[]) => words.map((word, index) => ({ word, uses: 10 - index }));

test.each([
  ['ryzen', 'ryzen', 0],
  ['ryzn', 'ryzen', 1],
  ['rzyen', 'ryzen', 1],
  ['mosue', 'mouse', 1],
  ['logitek', 'logitech', 2],
  ['', 'abc', 3],
])('%s is %s with an edit distance of %i', (typed, word, distance) => {
  expect(editDistance(typed, word)).toBe(distance);
  expect(editDistance(word, typed)).toBe(distance);
});

test('picks the nearest word, and of two the more used one', () => {
  expect(correctWord('corsiar', candidates('corsa', 'corsair'))).toBe('corsair');
  expect(correctWord('mose', candidates('mouse', 'rose'))).toBe('mouse');
});

test('never changes a number', () => {
  expect(correctWord('4070', candidates('4060', '5070'))).toBeUndefined();
  expect(correctWord('9800x3f', candidates('9800x3d'))).toBe('9800x3d');
});

test('leaves words that are too short, too long or too far off', () => {
  expect(correctWord('mis', candidates('msi'))).toBeUndefined();
  expect(correctWord('w'.repeat(30), candidates('w'.repeat(29)))).toBeUndefined();
  expect(correctWord('sandisk', candidates('hardisk'))).toBeUndefined();
  expect(correctWord('chair', candidates('chipset'))).toBeUndefined();
});

test('lists every spelling one edit away', () => {
  expect(spellingsOneEditAway('ryzn')).toEqual(
    expect.arrayContaining(['ryzen', 'yrzn', 'ryz', 'rizn']),
  );
  for (const spelling of spellingsOneEditAway('mouse')) {
    expect(editDistance('mouse', spelling)).toBeLessThanOrEqual(1);
  }
  expect(spellingsOneEditAway('w'.repeat(64))).toEqual([]);
});
