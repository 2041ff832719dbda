import type { Part } from '@sirkito/compatibility';
import { expect, test } from 'vitest';
import { reasonsFor } from './choice-reasons.ts';
import { laddersOf, type Offer } from './ladders.ts';
import { needsOf } from './purpose-needs.ts';

const kit = (capacity: number, centavos: number, moduleCount = 2): Offer => ({
  part: {
    id: `${capacity}-${centavos}`,
    categoryId: 'memory',
    name: `${capacity} GB`,
    attributes: { type: 'DDR5', formFactor: 'DIMM', capacity, moduleCount },
  } satisfies Part,
  centavos,
});

test('of each size the least costly kit is on the ladder, however many there are', () => {
  const sizes = [16, 32, 64];
  const many = sizes.flatMap((size) =>
    Array.from({ length: 31 }, (_, place) => kit(size, size * 10_000 + place * 100)),
  );
  const { memory } = laddersOf(many, { socket: 'AM5', memory: 'DDR5' }, needsOf['1440p']);
  expect(memory?.map(({ centavos }) => centavos)).toEqual(sizes.map((size) => size * 10_000));
});

test('one module is one', () => {
  expect(reasonsFor({ memory: kit(8, 100_000, 1) }, 'office').memory).toMatch(/^8 GB in 1 module,/);
  expect(reasonsFor({ memory: kit(16, 200_000) }, 'office').memory).toMatch(/in 2 modules,/);
});
