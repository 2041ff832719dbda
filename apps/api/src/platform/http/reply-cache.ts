import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { isUp } from '../redis.ts';

/** A finished answer, with the moment after which it must be made again. */
export interface KeptReply {
  /** As it goes out, so that sending it again costs no more than copying it. */
  body: Buffer;
  etag: string;
  endsAt: number;
}

/** The same as Redis holds it. */
type SharedReply = Omit<KeptReply, 'body'> & { body: string };

export interface ReplyCache {
  /** The answer kept under this key, or a new one. All who ask at the same time share one making. */
  read: (key: string, make: () => Promise<string>) => Promise<KeptReply>;
}

interface CacheOptions {
  redis: Redis;
  /** Keeps shops apart that share one Redis. */
  shop: string;
  seconds: number;
  log: Log;
}

const maxBytes = 32 * 1024 * 1024;

/**
 * Answers that are the same for everyone, kept for so short that a change is seen in time without
 * anything having to be called back: what cannot be forgotten cannot go wrong. In this process
 * first, in Redis for the others, and without Redis in this process alone.
 */
export function createReplyCache({ redis, shop, seconds, log }: CacheOptions): ReplyCache {
  const kept = new LRUCache<string, KeptReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 200,
  });
  const nameOf = (key: string) => `reply:${shop}:${key}`;
  const underway = new Map<string, Promise<KeptReply>>();

  async function find(key: string): Promise<KeptReply | undefined> {
    if (!isUp(redis)) return undefined;
    const text = await redis.get(nameOf(key)).catch((error: unknown) => {
      log.warn({ err: error }, 'a kept answer could not be read from redis');
      return null;
    });
    if (text === null) return undefined;
    const shared = JSON.parse(text) as SharedReply;
    return { ...shared, body: Buffer.from(shared.body) };
  }

  function share(key: string, reply: SharedReply): void {
    if (!isUp(redis)) return;
    redis.set(nameOf(key), JSON.stringify(reply), 'PX', seconds * 1_000).catch((error: unknown) => {
      log.warn({ err: error }, 'an answer could not be kept in redis');
    });
  }

  async function findOrMake(key: string, make: () => Promise<string>): Promise<KeptReply> {
    const found = await find(key);
    if (found && found.endsAt > Date.now()) return found;
    // Counted from before the making: what is read then is as old as the answer can be.
    const endsAt = Date.now() + seconds * 1_000;
    const body = await make();
    const reply = { body, etag: etagOf(body), endsAt };
    share(key, reply);
    return { ...reply, body: Buffer.from(body) };
  }

  return {
    async read(key, make) {
      const reply = kept.get(key);
      if (reply && reply.endsAt > Date.now()) return reply;
      const running = underway.get(key);
      if (running) return running;
      const making = findOrMake(key, make).finally(() => underway.delete(key));
      underway.set(key, making);
      const made = await making;
      kept.set(key, made);
      return made;
    },
  };
}

const etagOf = (body: string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;
