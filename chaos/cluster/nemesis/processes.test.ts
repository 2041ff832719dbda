import { expect, test } from 'vitest';
import { requireSent } from './processes.ts';

const missed = { code: 1, output: '' };

test('a first signal that reaches no process fails, a later one may', () => {
  expect(() => requireSent('pkill -STOP on db1', missed)).toThrow('pkill -STOP on db1: no process');
  expect(() => requireSent('pkill -CONT on db1', missed, { mayBeGone: true })).not.toThrow();
  expect(() => requireSent('pkill -STOP on db1', { code: 0, output: '' })).not.toThrow();
});

test('a signal that cannot be sent fails', () => {
  const failed = { code: 2, output: 'pkill: invalid option' };
  expect(() => requireSent('pkill on db1', failed, { mayBeGone: true })).toThrow('invalid option');
});
