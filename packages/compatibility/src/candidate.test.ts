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
