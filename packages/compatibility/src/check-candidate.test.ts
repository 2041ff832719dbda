import { expect, test } from 'vitest';
import { remainingParts, checkCandidate } from './check-candidate.ts';
import { part } from './testing/parts.ts';

const cpu = part('cpu', { socket: 'AM5', memoryType: ['DDR5'] });
const ddr5 = { memoryType: 'DDR5' };

test('checks a board against the processor, not the board it replaces', () => {
  const old = part('motherboard', { socket: 'AM4', ...ddr5 }, 'old');
  const next = part('motherboard', { socket: 'AM5', ...ddr5 }, 'next');
  expect(remainingParts(next, [cpu, old])).toEqual([cpu]);
  expect(checkCandidate(next, [cpu, old]).verdict).toBe('ok');
  expect(checkCandidate(old, [cpu]).verdict).toBe('error');
});

test('keeps the first memory kit when a second is added', () => {
  const [one, other] = [part('memory', {}, 'one'), part('memory', {}, 'other')];
  expect(remainingParts(other, [cpu, one])).toEqual([cpu, one]);
  expect(remainingParts(one, [cpu, one])).toEqual([cpu]);
});

test('returns unknown for a part without attributes and no verdict if no rule applies', () => {
  expect(checkCandidate(part('motherboard'), [cpu]).verdict).toBe('unknown');
  expect(checkCandidate(part('keyboard'), [cpu]).verdict).toBeUndefined();
  expect(checkCandidate(cpu, []).verdict).toBeUndefined();
});

test('returns unknown if a blocking rule is unverified, even if other rules pass', () => {
  const pcCase = part('pc_case', { maxGpuLengthMm: 400 });
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM5'] });
  const cooling = checkCandidate(liquid, [cpu, pcCase]);
  expect(cooling.findings.some(({ verdict }) => verdict === 'ok')).toBe(true);
  expect(cooling.verdict).toBe('unknown');
  const card = part('graphics_card', { gpuLengthMm: 360, slotWidth: 2 });
  expect(checkCandidate(card, [cpu, pcCase, liquid]).verdict).toBe('unknown');
});

test('ignores unknowns of non-blocking rules', () => {
  // Manufacturers do not publish cooler ratings in watts.
  const air = part('cpu_cooling', { type: 'Air', socket: ['AM5'] });
  const { findings, verdict } = checkCandidate(air, [cpu]);
  expect(findings.some(({ rule, verdict: own }) => rule === 'F11' && own === 'unknown')).toBe(true);
  expect(verdict).toBe('ok');
});

test('prefers an error to an unknown', () => {
  const pcCase = part('pc_case', {});
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM4'] });
  expect(checkCandidate(liquid, [cpu, pcCase]).verdict).toBe('error');
});
