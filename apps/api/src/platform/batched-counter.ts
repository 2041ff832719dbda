import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Counted } from './counter.ts';
import type { Log } from './log.ts';
import { isUp } from './redis.ts';

interface BatchedCounterOptions {
  redis: Redis;
  /** Key prefix, for shops that share one Redis. */
  shop: string;
  windowMs: number;
  log: Log;
}

interface Entry {
  /** Calls since the window began, as far as this process knows. */
  current: number;
  endsAt: number;
}

const shareEveryMs = 100;
const maxKeys = 50_000;
/** Keeps one call of the script short. */
const keysPerCall = 500;

/**
 * Counts calls in this process and adds them up with the other processes ten times a second, so
 * that counting needs no round trip. With several processes a limit can be exceeded by what they
 * count in a tenth of a second.
 */
export function createBatchedCounter({ redis, shop, windowMs, log }: BatchedCounterOptions) {
  const entries = new LRUCache<string, Entry>({ max: maxKeys });
  let unshared = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function share(): Promise<void> {
    const counts = [...unshared];
    unshared = new Map();
    if (!isUp(redis)) return;
    for (let start = 0; start < counts.length; start += keysPerCall) {
      const some = counts.slice(start, start + keysPerCall);
      await shareSome(some).catch((error: unknown) => {
        log.warn({ err: error }, 'could not share rate limits through redis');
        for (const [key, count] of some) unshared.set(key, (unshared.get(key) ?? 0) + count);
      });
    }
  }

  async function shareSome(counts: readonly (readonly [string, number])[]): Promise<void> {
    const keys = counts.map(([key]) => `limit:${shop}:${key}`);
    const calls = counts.map(([, count]) => count);
    const shared = Shared.parse(
      await redis.eval(addScript, keys.length, ...keys, windowMs, ...calls),
    );
    const now = performance.now();
    for (const [index, [key]] of counts.entries()) {
      const [current = 0, ttl = windowMs] = shared[index] ?? [];
      const countedMeanwhile = unshared.get(key) ?? 0;
      entries.set(key, { current: current + countedMeanwhile, endsAt: now + ttl });
    }
  }

  function scheduleShare(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void share();
    }, shareEveryMs).unref();
  }

  return (key: string): Counted => {
    const now = performance.now();
    const seen = entries.get(key);
    const entry = seen && seen.endsAt > now ? seen : { current: 0, endsAt: now + windowMs };
    if (entry !== seen) entries.set(key, entry);
    entry.current += 1;
    unshared.set(key, (unshared.get(key) ?? 0) + 1);
    scheduleShare();
    return { current: entry.current, ttl: entry.endsAt - now };
  };
}

/** Atomic, because a key without an expiry would block its owner forever. */
const addScript = `
local counts = {}
for index, key in ipairs(KEYS) do
  local current = redis.call('INCRBY', key, ARGV[index + 1])
  redis.call('PEXPIRE', key, ARGV[1], 'NX')
  counts[index] = { current, redis.call('PTTL', key) }
end
return counts`;

const Shared = z.array(z.tuple([z.int(), z.int()]));
