import { expect, test } from 'vitest';
import type { ChannelListener } from '#api/platform/db/listener.ts';
import { createSoldOutCache, soldOutTtlMs } from './sold-out.ts';

function testCache() {
  const listeners = new Set<ChannelListener>();
  let now = 0;
  let calls = 0;
  const soldOut = createSoldOutCache(
    (listener) => {
      listeners.add(listener);
      calls += 1;
      return () => listeners.delete(listener);
    },
    () => now,
  );
  return {
    ...soldOut,
    notify: (ids: string) => listeners.forEach(({ onMessage }) => onMessage(ids)),
    disconnect: () => listeners.forEach(({ onDisconnected }) => onDisconnected()),
    pass: (ms: number) => (now += ms),
    calls: () => calls,
  };
}

test('caches a sold-out product until it is restocked or the entry expires', () => {
  const { known, watch, notify, pass, calls } = testCache();
  expect(known()).toEqual([]);
  watch()([]);
  expect(calls()).toBe(0);
  watch()(['a', 'b']);
  expect(calls()).toBe(1);
  notify('a,c');
  expect(known()).toEqual(['b']);
  pass(soldOutTtlMs - 1);
  expect(known()).toEqual(['b']);
  pass(1);
  expect(known()).toEqual([]);
  watch()(['a', 'b']);
  notify('');
  expect(known()).toEqual([]);
  expect(calls()).toBe(1);
});

test('counts the lifetime from the query and ignores products restocked during it', () => {
  const { known, watch, notify, pass } = testCache();
  const slow = watch();
  pass(soldOutTtlMs - 10);
  slow(['a']);
  expect(known()).toEqual(['a']);
  pass(10);
  expect(known()).toEqual([]);
  const overtaken = watch();
  notify('a');
  overtaken(['a', 'b']);
  expect(known()).toEqual([]);
});

test('clears the cache on disconnect and listens again', () => {
  const { known, watch, disconnect, calls } = testCache();
  watch()(['a']);
  disconnect();
  expect(known()).toEqual([]);
  watch()(['a']);
  expect(calls()).toBe(2);
  expect(known()).toEqual(['a']);
});
