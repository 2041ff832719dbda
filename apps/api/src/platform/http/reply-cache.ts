import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { isUp } from '../redis.ts';

/** A serialized reply and its expiry. */
export interface CachedReply {
  /** Bytes as sent, so that a cache hit needs no serialization. */
  body: Buffer;
  etag: string;
  /** In milliseconds since the epoch, by the database's clock. */
  endsAt: number;
}

/** The same reply as stored in Redis. */
type SharedReply = Omit<CachedReply, 'body'> & { body: string };

export interface ReplyCache {
  /** Returns the cached reply or renders it. Concurrent misses share one render. */
  read: (key: string, render: () => Promise<string>) => Promise<CachedReply>;
}

interface CacheOptions {
  redis: Redis;
  /** Key prefix, for shops that share one Redis. */
  shop: string;
  seconds: number;
  /** The same for all processes, which share replies with their expiry. */
  now: () => Date;
  log: Log;
  /** Called for each lookup. */
  count?: (outcome: 'hit' | 'miss') => void;
}

const maxBytes = 32 * 1024 * 1024;

/**
 * Caches public replies for a few seconds, in this process and in Redis for the others. The
 * lifetime is short enough that no invalidation is needed. Works per process without Redis.
 */
export function createReplyCache(options: CacheOptions): ReplyCache {
  const { redis, shop, seconds, now, log, count } = options;
  const cache = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  const redisKey = (key: string) => `reply:${shop}:${key}`;
  const inFlight = new Map<string, Promise<CachedReply>>();

  async function find(key: string): Promise<CachedReply | undefined> {
    if (!isUp(redis)) return undefined;
    const text = await redis.get(redisKey(key)).catch((error: unknown) => {
      log.warn({ err: error }, 'could not read a cached response from redis');
      return null;
    });
    if (text === null) return undefined;
    // Only `share` writes these keys.
    const shared = JSON.parse(text) as SharedReply;
    return { ...shared, body: Buffer.from(shared.body) };
  }

  function share(key: string, reply: SharedReply): void {
    if (!isUp(redis)) return;
    redis
      .set(redisKey(key), JSON.stringify(reply), 'PX', seconds * 1_000)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'could not cache a response in redis');
      });
  }

  async function findOrRender(key: string, render: () => Promise<string>): Promise<CachedReply> {
    const found = await find(key);
    const isHit = found !== undefined && found.endsAt > now().getTime();
    count?.(isHit ? 'hit' : 'miss');
    if (isHit) return found;
    // Expiry counts from before the render, when its data is read.
    const endsAt = now().getTime() + seconds * 1_000;
    const body = await render();
    const reply = { body, etag: etagOf(body), endsAt };
    share(key, reply);
    return { ...reply, body: Buffer.from(body) };
  }

  return {
    async read(key, render) {
      const reply = cache.get(key);
      const fresh = reply && reply.endsAt > now().getTime() ? reply : inFlight.get(key);
      if (fresh) {
        count?.('hit');
        return fresh;
      }
      const rendering = findOrRender(key, render).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
      const rendered = await rendering;
      cache.set(key, rendered);
      return rendered;
    },
  };
}

const etagOf = (body: string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;
