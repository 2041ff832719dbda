import { afterEach, expect, test, vi } from 'vitest';
import { createCounter } from './counter.ts';
import { createLog } from './log.ts';

afterEach(() => vi.useRealTimers());

test('without Redis, counts in windows of the given length whatever the wall clock does', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout'] });
  const redis = { status: 'end' } as never;
  const counter = createCounter({ redis, shop: 'test', log: createLog('test', 'silent') });
  const count = async () => (await counter.count('visitor', 60_000)).current;
  expect(await count()).toBe(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await count()).toBe(2);
  vi.setSystemTime(Date.now() - 7_200_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await count()).toBe(1);
});
