import { createHash } from 'node:crypto';
import { createSingleFlight } from '@sirkito/process';
import { LRUCache } from 'lru-cache';

/** A serialized reply and its expiry. */
export interface CachedReply {
  /** Bytes as sent, so that a cache hit needs no serialization. */
  body: Buffer;
  etag: string;
  /** In milliseconds since the epoch, by the database's clock. */
  endsAt: number;
}

export interface ReplyCache {
  /** Returns the cached reply or renders it. Concurrent misses share one render. */
  read: (key: string, render: () => Promise<string>) => Promise<CachedReply>;
}

interface CacheOptions {
  seconds: number;
  now: () => Date;
  /** Called for each lookup. */
  count?: (outcome: 'hit' | 'miss') => void;
}

const maxBytes = 32 * 1024 * 1024;

/** Caches public replies for a few seconds: too short to need invalidation. */
export function createReplyCache({ seconds, now, count }: CacheOptions): ReplyCache {
  const cache = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  const share = createSingleFlight<CachedReply>();

  async function renderAndCache(key: string, render: () => Promise<string>): Promise<CachedReply> {
    // Expiry counts from before the render, when its data is read.
    const endsAt = now().getTime() + seconds * 1_000;
    const body = Buffer.from(await render());
    const reply = { body, etag: etagOf(body), endsAt };
    cache.set(key, reply);
    return reply;
  }

  return {
    async read(key, render) {
      const found = cache.get(key);
      const fresh = found && found.endsAt > now().getTime() ? found : undefined;
      let outcome: 'hit' | 'miss' = 'hit';
      const reply =
        fresh ??
        share(key, () => {
          outcome = 'miss';
          return renderAndCache(key, render);
        });
      count?.(outcome);
      return reply;
    },
  };
}

const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;
