import { Redis } from 'ioredis';
import { addressOf, isLocal, listens, formatAddress } from '../address.ts';
import { startPrivateRedis } from './private-redis.ts';
import { ActionableError } from '../steps.ts';

/** Returns the version of the Redis behind a URL; throws if it can't connect. */
export async function redisVersion(url: string): Promise<string> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: Error | undefined;
  redis.on('error', (error) => (reason = error));
  try {
    await redis.connect();
    const info = await redis.info('server');
    return /redis_version:(\S+)/.exec(info)?.[1] ?? 'unknown';
  } catch (error) {
    // connect() only reports a closed connection; the error event has the reason.
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}

/** Uses the server at the URL, or starts a private one there. */
export async function ensureRedis(url: string): Promise<string> {
  const address = addressOf(url, 6379);
  if (!address) {
    throw new ActionableError('REDIS_URL has no host', 'set one in .env: redis://127.0.0.1:6379/0');
  }
  const where = formatAddress(address);
  const isPrivate = !(await listens(address));
  if (isPrivate && !isLocal(address)) {
    throw new ActionableError(
      `No response from ${where} (REDIS_URL)`,
      'start it, or correct REDIS_URL in .env',
    );
  }
  if (isPrivate) await startPrivateRedis(address, decodeURIComponent(new URL(url).password));
  try {
    const version = await redisVersion(url);
    return `${version} at ${where}${isPrivate ? ', private, in .dev/redis' : ''}`;
  } catch (error) {
    throw new ActionableError(
      `Redis at ${where} rejected the connection: ${String(error)}`,
      'correct REDIS_URL in .env',
    );
  }
}
