import { expect, test } from 'vitest';
import { countErrors, mendWord, spellingsNear } from './search-typing-errors.ts';

const used = (...words: string[]) => words.map((word, place) => ({ word, uses: 10 - place }));

test.each([
  ['ryzen', 'ryzen', 0],
  ['ryzn', 'ryzen', 1],
  ['rzyen', 'ryzen', 1],
  ['mosue', 'mouse', 1],
  ['logitek', 'logitech', 2],
  ['', 'abc', 3],
])('%s is %s with %i errors', (typed, meant, errors) => {
  expect(countErrors(typed, meant)).toBe(errors);
  expect(countErrors(meant, typed)).toBe(errors);
});

test('the nearest word is meant, and of two the one that is used more', () => {
  expect(mendWord('corsiar', used('corsa', 'corsair'))).toBe('corsair');
  expect(mendWord('mose', used('mouse', 'rose'))).toBe('mouse');
});

test('a number is never changed into another', () => {
  expect(mendWord('4070', used('4060', '5070'))).toBeUndefined();
  expect(mendWord('9800x3f', used('9800x3d'))).toBe('9800x3d');
});

test('what is too short, too long or too far off stays as it is', () => {
  expect(mendWord('mis', used('msi'))).toBeUndefined();
  expect(mendWord('w'.repeat(30), used('w'.repeat(29)))).toBeUndefined();
  expect(mendWord('sandisk', used('hardisk'))).toBeUndefined();
  expect(mendWord('chair', used('chipset'))).toBeUndefined();
});

test('every spelling one error away is looked for', () => {
  expect(spellingsNear('ryzn')).toEqual(expect.arrayContaining(['ryzen', 'yrzn', 'ryz', 'rizn']));
  for (const spelling of spellingsNear('mouse')) {
    expect(countErrors('mouse', spelling)).toBeLessThanOrEqual(1);
  }
  expect(spellingsNear('w'.repeat(64))).toEqual([]);
});
