import { expect, test } from 'vitest';
import { attributeSets } from './attribute-sets.ts';
import { keyFigures } from './key-figures.ts';

test('number and unit come apart, and what is not known is passed over', () => {
  const figures = keyFigures('graphics_card', {
    memory: 16,
    gpuLengthMm: 304,
    slotWidth: 2.5,
    tdpWatts: 285,
    boostClockMhz: 2670,
    memoryBusBits: 256,
  });
  expect(figures).toEqual([
    { label: 'Memory', value: '16', unit: 'GB' },
    { label: 'Length', value: '304', unit: 'mm' },
    { label: 'Slots wide', value: '2.5' },
    { label: 'Power', value: '285', unit: 'W' },
    { label: 'Boost clock', value: '2670', unit: 'MHz' },
  ]);
});

test('words too long to be set large stay in the table', () => {
  expect(keyFigures('motherboard', { socket: 'AM5', formFactor: 'Extended ATX' })).toEqual([
    { label: 'Socket', value: 'AM5' },
  ]);
});

test.each(Object.entries(attributeSets))('%s has figures that decide', (categoryId, set) => {
  const samples = { text: 'word', texts: ['word'], number: 100, flag: true };
  const known = Object.entries(set.attributes).map(([key, { kind }]) => [key, samples[kind]]);
  expect(keyFigures(categoryId, Object.fromEntries(known)).length).toBeGreaterThan(1);
});
