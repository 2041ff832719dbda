import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Log } from './log.ts';
import { isUp } from './redis.ts';

export interface Counted {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

export interface Counter {
  /** Adds to the count, by default one; zero only reads it. */
  count: (key: string, windowMs: number, by?: number) => Promise<Counted>;
  reset: (key: string) => Promise<void>;
}

interface CounterOptions {
  redis: Redis;
  /** Key prefix, for shops that share one Redis. */
  shop: string;
  log: Log;
}

/** Counts for rate limits in Redis, or per process while Redis is down. */
export function createCounter({ redis, shop, log }: CounterOptions): Counter {
  const local = new LRUCache<string, { current: number; endsAt: number }>({ max: 10_000 });
  const redisKey = (key: string) => `limit:${shop}:${key}`;
  const warn = (error: unknown) =>
    log.warn({ err: error }, 'could not count a rate limit in redis');

  function countLocally(key: string, windowMs: number, by: number): Counted {
    const now = performance.now();
    const seen = local.get(key);
    const entry = seen && seen.endsAt > now ? seen : { current: 0, endsAt: now + windowMs };
    entry.current += by;
    local.set(key, entry);
    return { current: entry.current, ttl: entry.endsAt - now };
  }

  return {
    async count(key, windowMs, by = 1) {
      if (!isUp(redis)) return countLocally(key, windowMs, by);
      return countInRedis(redis, [redisKey(key), windowMs, by]).catch((error: unknown) => {
        warn(error);
        return countLocally(key, windowMs, by);
      });
    },
    async reset(key) {
      local.delete(key);
      if (isUp(redis)) await redis.del(redisKey(key)).catch(warn);
    },
  };
}

/** Atomic, because a key without an expiry would block its owner forever. */
const countScript = `
local current = redis.call('INCRBY', KEYS[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[1], 'NX')
return { current, redis.call('PTTL', KEYS[1]) }`;

const Counts = z.tuple([z.int(), z.int()]);

async function countInRedis(redis: Redis, args: [string, number, number]): Promise<Counted> {
  const [current, ttl] = Counts.parse(await redis.eval(countScript, 1, ...args));
  return { current, ttl };
}
