import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';
import { expect, test } from 'vitest';
import { toSwap } from './cart-swap.ts';

const change = (out: string | null, quantity: number) =>
  // toSwap reads no other fields.
  ({ out, quantity, part: { _id: 'new', name: 'New', totalStock: 6 } }) as unknown as SuggestedFix;
const parts = [{ _id: 'old', name: 'Old' }];

test('swaps the whole cart quantity, even above the number checked', () => {
  expect(toSwap(change('old', 4), { parts, items: [{ productId: 'old', quantity: 6 }] })).toEqual({
    out: { productId: 'old', name: 'Old', quantity: 6 },
    into: { productId: 'new', name: 'New', quantity: 6 },
  });
});

test('offers no swap when stock is too low', () => {
  const items = [{ productId: 'old', quantity: 7 }];
  expect(toSwap(change('old', 4), { parts, items })).toBeUndefined();
});

test('counts units already in the cart against stock', () => {
  const items = [
    { productId: 'old', quantity: 2 },
    { productId: 'new', quantity: 4 },
  ];
  expect(toSwap(change('old', 2), { parts, items })?.into?.quantity).toBe(2);
  const oneMore = [...items.slice(1), { productId: 'old', quantity: 3 }];
  expect(toSwap(change('old', 2), { parts, items: oneMore })).toBeUndefined();
});

test('adds without removing when nothing is replaced', () => {
  expect(toSwap(change(null, 1), { parts, items: [{ productId: 'old', quantity: 6 }] })).toEqual({
    out: undefined,
    into: { productId: 'new', name: 'New', quantity: 1 },
  });
});
