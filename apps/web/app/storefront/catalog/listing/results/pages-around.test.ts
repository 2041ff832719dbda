import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

const written = (page: number, pages: number) =>
  pagesAround(page, pages)
    .map((one) => `${one.isAfterGap ? '… ' : ''}${one.page}`)
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i shows %s', (page, pages, expected) => {
  expect(written(page, pages)).toBe(expected);
});
