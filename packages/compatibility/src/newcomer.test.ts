import { expect, test } from 'vitest';
import { judgeNewcomer } from './newcomer.ts';
import { part } from './testing/parts.ts';

const board = part('motherboard', { pcieX16Slots: 1 });
const pcCase = part('pc_case', { maxGpuLengthMm: 300 });
const chosen = part('graphics_card', { gpuLengthMm: 250 }, 'chosen');

test('a card fits in the stead of the one that fills the only slot', () => {
  const other = part('graphics_card', { gpuLengthMm: 280 }, 'other');
  const { verdict, replaces } = judgeNewcomer(other, [board, pcCase, chosen]);
  expect(verdict).toBe('ok');
  expect(replaces).toEqual([chosen]);
});

test('what is too long stays too long, and that alone is said of it', () => {
  const long = part('graphics_card', { gpuLengthMm: 340 }, 'long');
  const { verdict, findings } = judgeNewcomer(long, [board, pcCase, chosen]);
  expect(verdict).toBe('error');
  expect(findings.filter((finding) => finding.verdict === 'error')).toHaveLength(1);
});

test('what has room beside the others takes nobody’s place', () => {
  const large = part('motherboard', { pcieX16Slots: 2 });
  const other = part('graphics_card', { gpuLengthMm: 280 }, 'other');
  const { verdict, replaces } = judgeNewcomer(other, [large, pcCase, chosen]);
  expect(verdict).not.toBe('error');
  expect(replaces).toEqual([]);
});

test('what was chosen is not held against itself', () => {
  expect(judgeNewcomer(chosen, [board, pcCase, chosen]).verdict).toBe('ok');
});
