import { expect, test } from 'vitest';
import { checkAddition } from './check-addition.ts';
import { part } from './testing/parts.ts';

const board = part('motherboard', { pcieX16Slots: 1 });
const pcCase = part('pc_case', { maxGpuLengthMm: 300 });
const chosen = part('graphics_card', { gpuLengthMm: 250 }, 'chosen');

test('fits a card by replacing the one in the only slot', () => {
  const other = part('graphics_card', { gpuLengthMm: 280 }, 'other');
  const { verdict, replaces } = checkAddition(other, [board, pcCase, chosen]);
  expect(verdict).toBe('ok');
  expect(replaces).toEqual([chosen]);
});

test('reports only the length of a card that is too long', () => {
  const long = part('graphics_card', { gpuLengthMm: 340 }, 'long');
  const { verdict, findings } = checkAddition(long, [board, pcCase, chosen]);
  expect(verdict).toBe('error');
  expect(findings.filter((finding) => finding.verdict === 'error')).toHaveLength(1);
});

test('replaces nothing if there is a free slot', () => {
  const large = part('motherboard', { pcieX16Slots: 2 });
  const other = part('graphics_card', { gpuLengthMm: 280 }, 'other');
  const { verdict, replaces } = checkAddition(other, [large, pcCase, chosen]);
  expect(verdict).not.toBe('error');
  expect(replaces).toEqual([]);
});

test('does not compare a chosen part with itself', () => {
  expect(checkAddition(chosen, [board, pcCase, chosen]).verdict).toBe('ok');
});
