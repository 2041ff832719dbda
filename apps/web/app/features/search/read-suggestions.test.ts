import { expect, test } from 'vitest';
import { readSuggestions } from './read-suggestions.ts';

const ryzen = { _id: '1', name: 'AMD Ryzen 7 7800X3D' };

test('[SR-04] a list is read as it is, or under any of its four names', () => {
  expect(readSuggestions([ryzen])).toEqual([ryzen]);
  for (const name of ['products', 'results', 'items', 'data']) {
    expect(readSuggestions({ success: true, [name]: [ryzen] }), name).toEqual([ryzen]);
  }
});

test('[SR-04] any other shape is nothing found', () => {
  for (const shape of [null, undefined, 'x', 7, {}, { found: [ryzen] }, { products: 'x' }, [7]]) {
    expect(readSuggestions(shape)).toEqual([]);
  }
});

test('SR-02 so far: no more than five are shown, whatever the server sends', () => {
  expect(readSuggestions(Array.from({ length: 9 }, () => ryzen))).toHaveLength(5);
});
