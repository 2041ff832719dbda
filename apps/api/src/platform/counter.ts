import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Log } from './log.ts';
import { isUp } from './redis.ts';

export interface Counted {
  current: number;
  /** Milliseconds until the count starts anew. */
  ttl: number;
}

export interface Counter {
  count: (key: string, windowMs: number) => Promise<Counted>;
  forget: (key: string) => Promise<void>;
}

interface CounterOptions {
  redis: Redis;
  /** Keeps shops apart that share one Redis. */
  shop: string;
  log: Log;
}

/** Counts for limits: in Redis for all processes, or in this one while Redis is away. */
export function createCounter({ redis, shop, log }: CounterOptions): Counter {
  const local = new LRUCache<string, { current: number; endsAt: number }>({ max: 10_000 });
  const nameOf = (key: string) => `limit:${shop}:${key}`;
  const warn = (error: unknown) => log.warn({ err: error }, 'a limit was not counted in redis');

  function countHere(key: string, windowMs: number): Counted {
    const now = Date.now();
    const seen = local.get(key);
    const entry = seen && seen.endsAt > now ? seen : { current: 0, endsAt: now + windowMs };
    entry.current += 1;
    local.set(key, entry);
    return { current: entry.current, ttl: entry.endsAt - now };
  }

  return {
    async count(key, windowMs) {
      if (!isUp(redis)) return countHere(key, windowMs);
      return countInRedis(redis, nameOf(key), windowMs).catch((error: unknown) => {
        warn(error);
        return countHere(key, windowMs);
      });
    },
    async forget(key) {
      local.delete(key);
      if (isUp(redis)) await redis.del(nameOf(key)).catch(warn);
    },
  };
}

/** In one step: a count whose window would never end is worse than none. */
const countScript = `
local current = redis.call('INCR', KEYS[1])
redis.call('PEXPIRE', KEYS[1], ARGV[1], 'NX')
return { current, redis.call('PTTL', KEYS[1]) }`;

async function countInRedis(redis: Redis, key: string, windowMs: number): Promise<Counted> {
  const [current, ttl] = (await redis.eval(countScript, 1, key, windowMs)) as [number, number];
  return { current, ttl };
}
