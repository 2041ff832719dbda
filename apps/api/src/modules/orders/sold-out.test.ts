import { expect, test } from 'vitest';
import type { Hearer } from '#api/platform/db/listener.ts';
import { createSoldOut, trustedMs } from './sold-out.ts';

function knowing() {
  const hearers = new Set<Hearer>();
  let now = 0;
  let calls = 0;
  const soldOut = createSoldOut(
    (hearer) => {
      hearers.add(hearer);
      calls += 1;
      return () => hearers.delete(hearer);
    },
    () => now,
  );
  return {
    ...soldOut,
    say: (words: string) => hearers.forEach(({ onWords }) => onWords(words)),
    lose: () => hearers.forEach(({ onLost }) => onLost()),
    pass: (ms: number) => (now += ms),
    calls: () => calls,
  };
}

test('what the database said is gone is known until it is back or a second has passed', () => {
  const { known, watch, say, pass, calls } = knowing();
  expect(known()).toEqual([]);
  watch()([]);
  expect(calls()).toBe(0);
  watch()(['a', 'b']);
  expect(calls()).toBe(1);
  say('a,c');
  expect(known()).toEqual(['b']);
  pass(trustedMs - 1);
  expect(known()).toEqual(['b']);
  pass(1);
  expect(known()).toEqual([]);
  watch()(['a', 'b']);
  say('');
  expect(known()).toEqual([]);
  expect(calls()).toBe(1);
});

test('the second begins when the database was asked, and what came back meanwhile is not known', () => {
  const { known, watch, say, pass } = knowing();
  const slow = watch();
  pass(trustedMs - 10);
  slow(['a']);
  expect(known()).toEqual(['a']);
  pass(10);
  expect(known()).toEqual([]);
  const overtaken = watch();
  say('a');
  overtaken(['a', 'b']);
  expect(known()).toEqual([]);
});

test('who no longer hears knows nothing, and listens anew', () => {
  const { known, watch, lose, calls } = knowing();
  watch()(['a']);
  lose();
  expect(known()).toEqual([]);
  watch()(['a']);
  expect(calls()).toBe(2);
  expect(known()).toEqual(['a']);
});
