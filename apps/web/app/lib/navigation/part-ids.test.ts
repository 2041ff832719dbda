import { expect, test } from 'vitest';
import { partIds } from './part-ids.ts';

test('repeats an id by its quantity, up to four times', () => {
  const kits = { productId: 'kit', quantity: 2 };
  const screws = { productId: 'screws', quantity: 99 };
  expect(partIds([kits, screws])).toEqual(['kit', 'kit', 'screws', 'screws', 'screws', 'screws']);
});
