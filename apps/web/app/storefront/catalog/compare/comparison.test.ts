import type { ComparedProduct } from '@sirkito/contracts/catalog/compare-schemas';
import { expect, test } from 'vitest';
import { compareFacts, splitByCategory, readIds } from './comparison.ts';

type Facts = Record<string, Record<string, string>>;

const product = (facts: Facts, categoryId = 'graphics_card') =>
  ({
    category: { id: categoryId, name: categoryId },
    specifications: Object.entries(facts).map(([group, rows]) => ({
      group,
      rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
    })),
  }) as unknown as ComparedProduct; // The comparison reads no other fields.

test('lists every spec of any product and marks differences', () => {
  const groups = compareFacts([
    product({ Overview: { Memory: '16 GB' }, Compatibility: { Length: '304 mm' } }),
    product({
      Overview: { Memory: '16 GB' },
      Compatibility: { Length: '267 mm', Radiator: '240 mm' },
    }),
  ]);
  expect(groups).toEqual([
    {
      group: 'Overview',
      rows: [{ label: 'Memory', hint: undefined, values: ['16 GB', '16 GB'], differs: false }],
    },
    {
      group: 'Compatibility',
      rows: [
        { label: 'Length', hint: undefined, values: ['304 mm', '267 mm'], differs: true },
        { label: 'Radiator', hint: undefined, values: [undefined, '240 mm'], differs: true },
      ],
    },
  ]);
});

test("compares the first product's category and returns the others separately", () => {
  const [card, screen] = [product({}), product({}, 'monitor')];
  expect(splitByCategory([card, screen, card])).toEqual({
    compared: [card, card],
    skipped: [screen],
  });
});

test('reads unique ids up to the maximum', () => {
  expect(readIds('a,b,,a,c,d,e', 4)).toEqual(['a', 'b', 'c', 'd']);
  expect(readIds(null, 4)).toEqual([]);
});
