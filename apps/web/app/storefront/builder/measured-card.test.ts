import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { expect, test } from 'vitest';
import { measureCard } from './measured-card.ts';

const part = (category: string, attributes: BuildPart['attributes'], name = category) =>
  // measureCard reads no other fields.
  ({
    _id: name,
    slug: name,
    name,
    price: 100,
    salePrice: 0,
    totalStock: 1,
    category: { id: category, name: category },
    attributes,
  }) as unknown as BuildPart;

const chip = part('cpu', { maxPowerWatts: 162 });
const card = part('graphics_card', { tdpWatts: 285, gpuLengthMm: 300, recommendedPsuWatts: 750 });
const tower = (maxGpuLengthMm: number) =>
  part('pc_case', { maxGpuLengthMm }, `${maxGpuLengthMm} mm case`);

test('[BD-07] measures a card against the tightest case and the supply it needs', () => {
  expect(measureCard([chip, card], [tower(392), tower(307), tower(290)])).toMatchObject({
    card: { name: 'graphics_card' },
    watts: 285,
    supplyWatts: 750,
    lengthMm: 300,
    spareMm: 7,
    caseName: '307 mm case',
  });
});

test('[BD-07] measures nothing that is unknown', () => {
  expect(measureCard([chip], [tower(392)])).toBeUndefined();
  expect(
    measureCard([chip, part('graphics_card', { tdpWatts: 285 })], [tower(392)]),
  ).toBeUndefined();
  expect(measureCard([chip, card], [part('pc_case', {}), tower(299)])).toBeUndefined();
});
