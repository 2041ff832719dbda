import { ensurePostgres } from './postgres.ts';
import { ensureRedis } from './redis.ts';
import { ownerUrl, required, type Settings } from './settings.ts';
import { step } from './steps.ts';

/** PostgreSQL and Redis run when this returns. */
export async function ensureServices(settings: Settings): Promise<void> {
  await step('PostgreSQL', () => ensurePostgres(ownerUrl(settings)));
  await step('Redis', () => ensureRedis(required(settings, 'REDIS_URL')));
}
