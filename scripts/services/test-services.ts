import { addressOf, listens } from './address.ts';
import { stopPrivateRedis } from './stores/private-redis.ts';
import { ensureRedis } from './stores/redis.ts';
import { allSettings, required } from './settings.ts';
import { step } from './steps.ts';
import { ensureTestPostgres, removeTestPostgres } from './stores/test-postgres.ts';

/** Starts a new test PostgreSQL, and Redis if none is running. Disposing stops what it started. */
export async function startTestServices(): Promise<AsyncDisposable & { databaseUrl: string }> {
  let databaseUrl = '';
  await removeTestPostgres();
  await step('PostgreSQL', async () => (databaseUrl = await ensureTestPostgres()));
  const redisUrl = required(allSettings(process.env), 'REDIS_URL');
  const address = addressOf(redisUrl, 6379);
  const hadRedis = address !== undefined && (await listens(address));
  await step('Redis', () => ensureRedis(redisUrl));
  return {
    databaseUrl,
    [Symbol.asyncDispose]: async () => {
      await removeTestPostgres();
      if (!hadRedis) await stopPrivateRedis();
    },
  };
}
