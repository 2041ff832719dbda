import { ensurePostgres } from './stores/postgres.ts';
import { ensureRedis } from './stores/redis.ts';
import { ownerUrl, required, type Settings } from './settings.ts';
import { step } from './steps.ts';

/** Starts PostgreSQL and Redis unless they are running. */
export async function ensureServices(settings: Settings): Promise<void> {
  await step('PostgreSQL', () => ensurePostgres(ownerUrl(settings)));
  await step('Redis', () => ensureRedis(required(settings, 'REDIS_URL')));
}
