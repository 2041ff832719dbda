import { expect, test } from 'vitest';
import { brokenRules, type OrderRule, type RuleLine } from './order-rules.ts';

const line = (productId: string, quantity: number, categoryIds: string[] = []): RuleLine => ({
  productId,
  title: `Part ${productId}`,
  categoryIds,
  quantity,
});

test('[OR-12] says which line has more than 99 units, and the change that fixes it', () => {
  expect(brokenRules([line('a', 99), line('b', 99)])).toEqual([]);
  expect(brokenRules([line('a', 1), line('b', 100)])).toEqual([
    {
      id: 'max_units_of_product',
      sentence: 'You can order up to 99 of each product',
      productId: 'b',
      fix: { quantity: 99, label: 'Change to 99' },
    },
  ]);
});

test('[OR-12] gives every rule all lines, and returns those that are broken in their order', () => {
  const oneCable: OrderRule = {
    id: 'one_cable',
    check: (lines) => {
      const second = lines.filter(({ categoryIds }) => categoryIds.includes('cables')).at(1);
      return second && { ...second, quantity: 0, sentence: `No second cable: ${second.title}` };
    },
  };
  const never: OrderRule = { id: 'never', check: () => undefined };
  const lines = [line('a', 1, ['cables']), line('b', 1), line('c', 1, ['accessories', 'cables'])];
  const broken = {
    id: 'one_cable',
    sentence: 'No second cable: Part c',
    productId: 'c',
    fix: { quantity: 0, label: 'Remove' },
  };
  expect(brokenRules(lines, [oneCable, never, { ...oneCable, id: 'again' }])).toEqual([
    broken,
    { ...broken, id: 'again' },
  ]);
});
