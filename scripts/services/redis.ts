import { Redis } from 'ioredis';
import { addressOf, isLocal, listens, spell } from './address.ts';
import { startPrivateRedis } from './private-redis.ts';
import { Trouble } from './steps.ts';

/** The version of the Redis behind a URL; throws when it cannot be asked. */
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
    // connect() only says that the connection was closed; the event before it says why.
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}

/** Uses what listens at the URL, else starts a private server there. */
export async function ensureRedis(url: string): Promise<string> {
  const address = addressOf(url, 6379);
  if (!address) {
    throw new Trouble('REDIS_URL names no host', 'give it one in .env: redis://127.0.0.1:6379/0');
  }
  const where = spell(address);
  const isPrivate = !(await listens(address));
  if (isPrivate && !isLocal(address)) {
    throw new Trouble(
      `Nothing answers at ${where}, where REDIS_URL points`,
      'start it, or correct REDIS_URL in .env',
    );
  }
  if (isPrivate) await startPrivateRedis(address, decodeURIComponent(new URL(url).password));
  try {
    const version = await redisVersion(url);
    return `${version} at ${where}${isPrivate ? ', private, in .dev/redis' : ''}`;
  } catch (error) {
    throw new Trouble(
      `Redis at ${where} does not let us in: ${String(error)}`,
      'correct REDIS_URL in .env',
    );
  }
}
