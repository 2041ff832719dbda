import { expect, test } from 'vitest';
import { detailOf, readSuggestions } from './read-suggestions.ts';

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

test('[SR-21] suggestions cut to the same name differ in their second line', () => {
  const facts = ['LGA1700', 'Core i5', '2.5 GHz'];
  const all = [
    { _id: '1', name: 'Intel Core i5-12400F', facts },
    { _id: '2', name: 'Intel Core i5-12400', facts },
    { _id: '3', name: 'Intel Core i5-14600K', facts: ['LGA1700', 'Core i5', '3.5 GHz'] },
  ];
  expect(all.map((each) => detailOf(each, all))).toEqual([
    'i5-12400F · LGA1700 · Core i5 · 2.5 GHz',
    'i5-12400 · LGA1700 · Core i5 · 2.5 GHz',
    'LGA1700 · Core i5 · 3.5 GHz',
  ]);
  expect(detailOf({ ...ryzen, category: { name: 'CPU' } }, [ryzen])).toBe('CPU');
});
