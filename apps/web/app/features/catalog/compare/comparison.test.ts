import type { ChosenProduct } from '@sirkito/contracts/catalog-chosen';
import { expect, test } from 'vitest';
import { compareFacts, ofOneKind, readIds } from './comparison.ts';

type Facts = Record<string, Record<string, string>>;

const product = (facts: Facts, categoryId = 'graphics_card') =>
  ({
    category: { id: categoryId, name: categoryId },
    specifications: Object.entries(facts).map(([group, rows]) => ({
      group,
      rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
    })),
  }) as unknown as ChosenProduct; // Only what is compared by.

test('every fact that any of them has is there, and what differs is marked', () => {
  const groups = compareFacts([
    product({ Overview: { Memory: '16 GB' }, Fit: { Length: '304 mm' } }),
    product({ Overview: { Memory: '16 GB' }, Fit: { Length: '267 mm', Radiator: '240 mm' } }),
  ]);
  expect(groups).toEqual([
    {
      group: 'Overview',
      rows: [{ label: 'Memory', hint: undefined, values: ['16 GB', '16 GB'], differs: false }],
    },
    {
      group: 'Fit',
      rows: [
        { label: 'Length', hint: undefined, values: ['304 mm', '267 mm'], differs: true },
        { label: 'Radiator', hint: undefined, values: [undefined, '240 mm'], differs: true },
      ],
    },
  ]);
});

test('the kind of the first decides, and the others are named', () => {
  const [card, screen] = [product({}), product({}, 'monitor')];
  expect(ofOneKind([card, screen, card])).toEqual({ compared: [card, card], leftOut: [screen] });
});

test('an address holds each id once and no more than four', () => {
  expect(readIds('a,b,,a,c,d,e', 4)).toEqual(['a', 'b', 'c', 'd']);
  expect(readIds(null, 4)).toEqual([]);
});
