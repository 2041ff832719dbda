import { expect, test } from 'vitest';
import { attributeSets } from './attribute-sets.ts';
import { keySpecs } from './key-specs.ts';

test('separates number and unit, and skips unknown attributes', () => {
  const specs = keySpecs('graphics_card', {
    memory: 16,
    gpuLengthMm: 304,
    slotWidth: 2.5,
    tdpWatts: 285,
    boostClockMhz: 2670,
    memoryBusBits: 256,
  });
  expect(specs).toEqual([
    { label: 'Memory', value: '16', unit: 'GB' },
    { label: 'Length', value: '304', unit: 'mm' },
    { label: 'Slot width', value: '2.5' },
    { label: 'Power draw', value: '285', unit: 'W' },
    { label: 'Boost clock', value: '2670', unit: 'MHz' },
  ]);
});

test('skips values that are too long', () => {
  expect(keySpecs('motherboard', { socket: 'AM5', formFactor: 'Extended ATX' })).toEqual([
    { label: 'Socket', value: 'AM5' },
  ]);
});

test.each(Object.entries(attributeSets))('has key specs for %s', (categoryId, set) => {
  const samples = { text: 'word', texts: ['word'], number: 100, flag: true };
  const known = Object.entries(set.attributes).map(([key, { kind }]) => [key, samples[kind]]);
  expect(keySpecs(categoryId, Object.fromEntries(known)).length).toBeGreaterThan(1);
});
