import { expect, test } from 'vitest';
import { beside, judgeCandidate } from './candidate.ts';
import { part } from './testing/parts.ts';

const cpu = part('cpu', { socket: 'AM5', memoryType: ['DDR5'] });
const ddr5 = { memoryType: 'DDR5' };

test('a board is judged by the processor that is there, not by the board it replaces', () => {
  const old = part('motherboard', { socket: 'AM4', ...ddr5 }, 'old');
  const next = part('motherboard', { socket: 'AM5', ...ddr5 }, 'next');
  expect(beside(next, [cpu, old])).toEqual([cpu]);
  expect(judgeCandidate(next, [cpu, old]).verdict).toBe('ok');
  expect(judgeCandidate(old, [cpu]).verdict).toBe('error');
});

test('a second kit of memory stands beside the first', () => {
  const [one, other] = [part('memory', {}, 'one'), part('memory', {}, 'other')];
  expect(beside(other, [cpu, one])).toEqual([cpu, one]);
  expect(beside(one, [cpu, one])).toEqual([cpu]);
});

test('a part without facts is not verified, and one that meets nothing is not judged', () => {
  expect(judgeCandidate(part('motherboard'), [cpu]).verdict).toBe('unknown');
  expect(judgeCandidate(part('keyboard'), [cpu]).verdict).toBeUndefined();
  expect(judgeCandidate(cpu, []).verdict).toBeUndefined();
});

test('what is not known and decides is not hidden behind what is right', () => {
  const pcCase = part('pc_case', { maxGpuLengthMm: 400 });
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM5'] });
  const cooling = judgeCandidate(liquid, [cpu, pcCase]);
  expect(cooling.findings.some(({ verdict }) => verdict === 'ok')).toBe(true);
  expect(cooling.verdict).toBe('unknown');
  const card = part('graphics_card', { gpuLengthMm: 360, slotWidth: 2 });
  expect(judgeCandidate(card, [cpu, pcCase, liquid]).verdict).toBe('unknown');
});

test('a doubt that decides nothing leaves the verdict as it is', () => {
  // No maker rates its cooler in watts.
  const air = part('cpu_cooling', { type: 'Air', socket: ['AM5'] });
  const { findings, verdict } = judgeCandidate(air, [cpu]);
  expect(findings.some(({ rule, verdict: own }) => rule === 'F11' && own === 'unknown')).toBe(true);
  expect(verdict).toBe('ok');
});

test('what speaks against a part is said before what is not known', () => {
  const pcCase = part('pc_case', {});
  const liquid = part('cpu_cooling', { type: 'Liquid', radiatorSizeMm: 360, socket: ['AM4'] });
  expect(judgeCandidate(liquid, [cpu, pcCase]).verdict).toBe('error');
});
