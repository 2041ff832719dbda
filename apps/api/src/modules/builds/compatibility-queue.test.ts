import { expect, test } from 'vitest';
import { compare } from './compatibility-queue.ts';

const visitor = (address: string) => ({ clientAddress: () => address });

test('[SC-72] compares for one request at a time, eight of a visitor and forty in all', async () => {
  let isHeld = true;
  let running = 0;
  function* work(): Generator<void, number> {
    running += 1;
    const most = running;
    while (isHeld) yield;
    running -= 1;
    return most;
  }
  const ask = (address: string) => compare(visitor(address), work);
  const eight = (address: string) => Array.from({ length: 8 }, () => ask(address));
  const asked = eight('203.0.113.1');
  await expect(ask('203.0.113.1')).rejects.toMatchObject({
    code: 'request.too_many',
    details: { retryAfterSeconds: 2 },
  });
  for (const last of [2, 3, 4, 5]) asked.push(...eight(`203.0.113.${String(last)}`));
  await expect(ask('203.0.113.6')).rejects.toMatchObject({ code: 'server.overloaded' });
  isHeld = false;
  expect(new Set(await Promise.all(asked))).toEqual(new Set([1]));
  await expect(ask('203.0.113.1')).resolves.toBe(1);
});

test('[SC-72] the web server, which renders pages for many visitors, may have more than eight', async () => {
  let isHeld = true;
  function* work(): Generator<void, void> {
    while (isHeld) yield;
  }
  const asked = Array.from({ length: 20 }, () => compare(visitor('127.0.0.1'), work));
  isHeld = false;
  await expect(Promise.all(asked)).resolves.toHaveLength(20);
});

test('[SC-72] a comparison stops when its caller has left', async () => {
  function* endless(): Generator<void, never> {
    for (;;) yield;
  }
  const left = compare({ ...visitor('203.0.113.1'), signal: AbortSignal.timeout(20) }, endless);
  function* short(): Generator<void, string> {
    yield;
    return 'next';
  }
  const next = compare(visitor('203.0.113.1'), short);
  await expect(left).rejects.toThrow();
  await expect(next).resolves.toBe('next');
});
