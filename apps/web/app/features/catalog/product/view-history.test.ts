import { expect, test } from 'vitest';
import { seen, shownBeside } from './view-history.ts';

const many = Array.from({ length: 12 }, (_, place) => `p${place}`);

test('the newest look comes first, and each product once', () => {
  expect(seen(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
});

test('the history does not grow without end', () => {
  expect(seen(many, 'new')).toEqual(['new', ...many.slice(0, 11)]);
});

test('a product is not shown on its own page', () => {
  expect(shownBeside(many, 'p0')).toEqual(many.slice(1, 9));
});
