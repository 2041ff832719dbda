import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** Connects to Redis. Commands fail at once while it is down or hangs: no request waits for a cache. */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 100,
    // Gives a hung connection up. Until the next one passes its ready check, isUp() is false.
    socketTimeout: 300,
    // Sends the commands of one event-loop tick in one write.
    enableAutoPipelining: true,
    connectTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  let isDown = false;
  redis.on('error', (error) => {
    if (!isDown) log.warn({ err: error }, 'redis unavailable; rate limits are per process');
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info('redis available again');
    isDown = false;
  });
  return redis;
}

export const isUp = (redis: Redis): boolean => redis.status === 'ready';
