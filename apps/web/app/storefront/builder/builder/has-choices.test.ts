import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { expect, test } from 'vitest';
import { hasChoices } from './has-choices.ts';

const part = (id: string, category: string, attributes: object): BuildPart =>
  // The code under test reads nothing else of a part.
  ({ _id: id, name: id, category: { id: category, name: category }, attributes }) as BuildPart;

const cpu = part('am5', 'cpu', { socket: 'AM5', memoryType: ['DDR5'] });
const wrong = part('am4', 'motherboard', { socket: 'AM4', memoryType: 'DDR4' });
const right = part('new', 'motherboard', { socket: 'AM5', memoryType: 'DDR5' });
const ddr4 = part('ddr4', 'memory', { type: 'DDR4' });
const change = (more: Partial<SuggestedFix> = {}): SuggestedFix => ({
  slot: 'motherboard',
  out: wrong._id,
  part: right,
  quantity: 1,
  fixes: [],
  ...more,
});

test('[BD-11] a conflict links to a slot only if a part there fits all others', () => {
  const parts = [cpu, wrong];
  expect(hasChoices('motherboard', { change: change(), parts })).toBe(true);
  expect(hasChoices('cpu', { change: change(), parts })).toBe(false);
  expect(hasChoices('motherboard', { change: undefined, parts })).toBe(false);
  expect(hasChoices('motherboard', { change: change({ quantity: 2 }), parts })).toBe(false);
  // No board fits both the processor and DDR4 memory.
  expect(hasChoices('motherboard', { change: change(), parts: [...parts, ddr4] })).toBe(false);
});
