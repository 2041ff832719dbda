import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** A connection that fails at once while Redis is away, so that nobody waits for a cache. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    // What many requests ask for in one turn goes out in one write.
    enableAutoPipelining: true,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let isDown = false;
  redis.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'redis is away; limits count in this process only');
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis is back');
    isDown = false;
  });
  return redis;
}

export const isUp = (redis: Redis): boolean => redis.status === 'ready';
