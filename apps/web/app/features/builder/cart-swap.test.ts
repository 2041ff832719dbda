import type { Mending } from '@sirkito/contracts/build-fit';
import { expect, test } from 'vitest';
import { toSwap } from './cart-swap.ts';

const change = (out: string | null, quantity: number) =>
  // Nothing else of a part is looked at.
  ({ out, quantity, part: { _id: 'new', name: 'New', totalStock: 6 } }) as unknown as Mending;
const parts = [{ _id: 'old', name: 'Old' }];

test('as many come into the cart as went, though four say all about a PC', () => {
  expect(toSwap(change('old', 4), { parts, items: [{ productId: 'old', quantity: 6 }] })).toEqual({
    out: { productId: 'old', name: 'Old', quantity: 6 },
    into: { productId: 'new', name: 'New', quantity: 6 },
  });
});

test('nothing is offered of which there are too few', () => {
  const items = [{ productId: 'old', quantity: 7 }];
  expect(toSwap(change('old', 4), { parts, items })).toBeUndefined();
});

test('what is in the cart already counts', () => {
  const items = [
    { productId: 'old', quantity: 2 },
    { productId: 'new', quantity: 4 },
  ];
  expect(toSwap(change('old', 2), { parts, items })?.into?.quantity).toBe(2);
  const oneMore = [...items.slice(1), { productId: 'old', quantity: 3 }];
  expect(toSwap(change('old', 2), { parts, items: oneMore })).toBeUndefined();
});

test('what is added takes no part away', () => {
  expect(toSwap(change(null, 1), { parts, items: [{ productId: 'old', quantity: 6 }] })).toEqual({
    out: undefined,
    into: { productId: 'new', name: 'New', quantity: 1 },
  });
});
