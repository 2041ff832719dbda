import { asCentavos } from '@sirkito/commerce';
import type { Part } from '@sirkito/compatibility';
import { expect, test } from 'vitest';
import { choiceReasons } from './choice-reasons.ts';
import { offersBySlot, type Offer } from './slot-offers.ts';
import { purposeNeeds } from './purpose-needs.ts';

const kit = (capacity: number, centavos: number, moduleCount = 2): Offer => ({
  part: {
    id: `${capacity}-${centavos}`,
    categoryId: 'memory',
    name: `${capacity} GB`,
    attributes: { type: 'DDR5', formFactor: 'DIMM', capacity, moduleCount },
  } satisfies Part,
  centavos: asCentavos(centavos),
});

test('keeps the cheapest kit of each size', () => {
  const sizes = [16, 32, 64];
  const many = sizes.flatMap((size) =>
    Array.from({ length: 31 }, (_, index) => kit(size, size * 10_000 + index * 100)),
  );
  const { memory } = offersBySlot(many, { socket: 'AM5', memory: 'DDR5' }, purposeNeeds['1440p']);
  expect(memory?.map(({ centavos }) => centavos)).toEqual(sizes.map((size) => size * 10_000));
});

test('counts memory modules in the singular and plural', () => {
  expect(choiceReasons({ memory: kit(8, 100_000, 1) }, 'office').memory).toMatch(
    /^8 GB in 1 module,/,
  );
  expect(choiceReasons({ memory: kit(16, 200_000) }, 'office').memory).toMatch(/in 2 modules,/);
});
