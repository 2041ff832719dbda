import { expect, test } from 'vitest';
import { addView, recentExcept } from './view-history.ts';

const many = Array.from({ length: 12 }, (_, index) => `p${index}`);

test('puts the newest view first without duplicates', () => {
  expect(addView(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
});

test('caps the history', () => {
  expect(addView(many, 'new')).toEqual(['new', ...many.slice(0, 11)]);
});

test('excludes the current product', () => {
  expect(recentExcept(many, 'p0')).toEqual(many.slice(1, 9));
});
