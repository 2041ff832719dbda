import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { fitVerdict } from './fit-verdict.ts';
import type { Part } from './part.ts';
import { part } from './testing/parts.ts';

const verdictOf = (...parts: Part[]) => fitVerdict(evaluate(parts).findings);
const cpu = part('cpu', {
  socket: 'AM5',
  includesCooler: false,
  integratedGraphics: 'None',
});

test('has no verdict while no part is compared with another', () => {
  expect(verdictOf()).toBeUndefined();
  expect(verdictOf(part('pc_case'))).toBeUndefined();
  expect(verdictOf(cpu)).toBeUndefined();
});

test('does not take the presence of a card for a comparison with the processor', () => {
  expect(verdictOf(cpu, part('graphics_card', { lengthMm: 357 }))).toBeUndefined();
});

test('does not take a missing part for a conflict', () => {
  expect(verdictOf(cpu, part('motherboard', { socket: 'AM4' }))).toBe('error');
  const memory = { memoryType: ['DDR5'] };
  const board = part('motherboard', { socket: 'AM5', memoryType: 'DDR5', hasWifi: true });
  expect(verdictOf({ ...cpu, attributes: { ...cpu.attributes, ...memory } }, board)).toBe('ok');
});

test('is unknown while a deciding attribute is missing', () => {
  expect(verdictOf(cpu, part('motherboard'))).toBe('unknown');
  expect(verdictOf(part('cpu'))).toBe('unknown');
});
