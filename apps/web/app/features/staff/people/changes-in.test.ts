import { expect, test } from 'vitest';
import { changesIn } from './changes-in.ts';

test('only what differs is shown, and what was not there reads as nothing', () => {
  expect(changesIn({ name: 'A', price: 1 }, { name: 'A', price: 2, tags: ['x'] })).toEqual([
    { field: 'price', was: '1', is: '2' },
    { field: 'tags', was: 'nothing', is: '["x"]' },
  ]);
  expect(changesIn(null, null)).toEqual([]);
});
