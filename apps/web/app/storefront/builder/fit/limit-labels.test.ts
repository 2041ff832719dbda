import { limitsFor, type Part } from '@sirkito/compatibility';
import { expect, test } from 'vitest';
import { limitLabels } from './limit-labels.ts';

const part = (categoryId: string, attributes: Part['attributes']): Part => ({
  id: categoryId,
  categoryId,
  name: categoryId,
  attributes,
});
const chip = part('cpu', { socket: 'AM5', memoryType: ['DDR4', 'DDR5'] });
const kit = part('memory', { memoryType: 'DDR5' });
const tower = part('pc_case', {
  motherboardFormFactors: ['ATX', 'Micro-ATX'],
  maxGpuLengthMm: 307,
  maxCoolerHeightMm: 165,
});
const card = part('graphics_card', { gpuLengthMm: 304 });
const board = part('motherboard', { formFactor: 'ATX' });
const labels = (category: string, ...parts: Part[]) => limitLabels(limitsFor(category, parts));

test('[BD-04] names the narrowest limits of a build', () => {
  expect(labels('motherboard', chip, kit, tower)).toEqual([
    'AM5 socket',
    'DDR5 memory',
    'ATX or Micro-ATX boards',
  ]);
  expect(labels('graphics_card', tower)).toEqual(['up to 307 mm long']);
  expect(labels('cpu_cooling', chip, tower)).toEqual(['AM5 socket', 'up to 165 mm tall']);
  expect(labels('pc_case', card, board)).toEqual(['room for a 304 mm card', 'ATX boards']);
});

test('[BD-04] names no limit that is unknown or that nothing can meet', () => {
  expect(labels('graphics_card', part('pc_case', {}))).toEqual([]);
  expect(labels('pc_case', part('graphics_card', {}))).toEqual([]);
  expect(labels('motherboard', part('cpu', {}))).toEqual([]);
});
