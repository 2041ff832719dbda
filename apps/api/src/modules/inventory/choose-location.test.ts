import { expect, test } from 'vitest';
import { chooseLocation, levelsByProduct } from './choose-location.ts';

const level = (productId: string, locationId: string, rank: number, available: number) => ({
  productId,
  locationId,
  rank,
  isPickup: locationId === 'branch',
  available,
  heldUnpaid: 0,
});
const levels = levelsByProduct([
  level('cpu', 'branch', 2, 5),
  level('cpu', 'main', 1, 2),
  level('fan', 'main', 1, 9),
  level('fan', 'branch', 2, 1),
]);
const line = (productId: string, quantity: number) => ({ productId, quantity });

test.each([
  ['main', [line('cpu', 2), line('fan', 1)]],
  ['branch', [line('cpu', 3), line('fan', 1)]],
  [undefined, [line('cpu', 3), line('fan', 2)]],
  [undefined, [line('cpu', 1), line('unknown', 1)]],
  [undefined, []],
])('[ST-02] an order ships from the first location that holds all of it: %s', (expected, lines) => {
  expect(chooseLocation({ lines, isPickup: false }, levels)).toBe(expected);
});

test('[ST-02] a pick-up is prepared where customers pick up', () => {
  expect(chooseLocation({ lines: [line('cpu', 2)], isPickup: true }, levels)).toBe('branch');
  expect(chooseLocation({ lines: [line('fan', 2)], isPickup: true }, levels)).toBeUndefined();
});
