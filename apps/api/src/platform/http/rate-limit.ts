import { timingSafeEqual } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { isUp } from '../redis.ts';

interface LimitOptions {
  redis: Redis;
  /** Keeps shops apart that share one Redis. */
  shop: string;
  perMinute: number;
  /** Calls from our own web server carry this and stand for many visitors. */
  webSecret: string;
}

const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** Counts each visitor's calls, in Redis for all processes, or in this one while Redis is away. */
export async function limitRates(app: FastifyInstance, options: LimitOptions): Promise<void> {
  const { redis, shop, perMinute, webSecret } = options;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    store: sharedStore(redis, shop, app.log),
    allowList: (request: FastifyRequest) =>
      probes.has(request.url) || isWebServer(request, webSecret),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('request.too_many', { retryAfterSeconds: Math.ceil(ttl / 1_000) }),
  });
}

function isWebServer(request: FastifyRequest, secret: string): boolean {
  const given = Buffer.from(String(request.headers['x-sirkito-web'] ?? ''));
  const expected = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Count = Parameters<FastifyRateLimitStore['incr']>[1];

function sharedStore(redis: Redis, shop: string, log: Log) {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #local = new LRUCache<string, { current: number; endsAt: number }>({ max: 10_000 });

    incr(key: string, done: Count, windowMs = 60_000): void {
      const counted = isUp(redis)
        ? countInRedis(redis, `limit:${shop}:${key}`, windowMs)
        : Promise.resolve(this.#countHere(key, windowMs));
      counted.then(
        (count) => done(null, count),
        (error: unknown) => {
          log.warn({ err: error }, 'a limit could not be counted in redis');
          done(null, this.#countHere(key, windowMs));
        },
      );
    }

    child(): SharedStore {
      return this;
    }

    #countHere(key: string, windowMs: number) {
      const now = Date.now();
      const seen = this.#local.get(key);
      const entry = seen && seen.endsAt > now ? seen : { current: 0, endsAt: now + windowMs };
      entry.current += 1;
      this.#local.set(key, entry);
      return { current: entry.current, ttl: entry.endsAt - now };
    }
  };
}

async function countInRedis(redis: Redis, key: string, windowMs: number) {
  const replies = await redis.multi().incr(key).pexpire(key, windowMs, 'NX').pttl(key).exec();
  if (!replies) throw new Error('redis gave up the transaction');
  const [current, , ttl] = replies.map(([error, value]) => {
    if (error) throw error;
    return Number(value);
  });
  return { current: current ?? 1, ttl: ttl ?? windowMs };
}
