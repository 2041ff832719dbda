import { expect, test } from 'vitest';
import { readSuggestions } from './read-suggestions.ts';

const ryzen = { _id: '1', name: 'AMD Ryzen 7 7800X3D' };

test('[SR-04] reads an array, or an array under any of four keys', () => {
  expect(readSuggestions([ryzen])).toEqual([ryzen]);
  for (const name of ['products', 'results', 'items', 'data']) {
    expect(readSuggestions({ success: true, [name]: [ryzen] }), name).toEqual([ryzen]);
  }
});

test('[SR-04] treats any other shape as no results', () => {
  for (const shape of [null, undefined, 'x', 7, {}, { found: [ryzen] }, { products: 'x' }, [7]]) {
    expect(readSuggestions(shape)).toEqual([]);
  }
});

test('[SR-02] returns at most five suggestions', () => {
  expect(readSuggestions(Array.from({ length: 9 }, () => ryzen))).toHaveLength(5);
});
