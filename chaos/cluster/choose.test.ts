import { expect, test } from 'vitest';
import { choose } from './choose.ts';
import { knownBad } from './known-bad.ts';

const chosen = (...parts: string[]) =>
  choose(knownBad, ({ breaks }) => breaks, parts).flatMap(({ breaks }) => breaks);

test('chooses by name, and everything without one', () => {
  expect(chosen('lost', 'ledger')).toEqual(['ledger', 'lost']);
  expect(chosen()).toContain('wrong total');
});

test('a name with a typo fails with the list of names, also beside others', () => {
  expect(() => chosen('lost', 'legder')).toThrow(
    /^Nothing is named legder\. There are: .*oversold, ledger, /,
  );
});
