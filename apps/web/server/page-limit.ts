import rateLimit from '@fastify/rate-limit';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Refuses a visitor who has had too many pages made in this minute. */
export type CountPage = (request: FastifyRequest) => Promise<void>;

/** Counts pages that must be made, by this process alone: those that are kept cost next to nothing. */
export async function limitPages(app: FastifyInstance, perMinute: number): Promise<CountPage> {
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: 60_000 });
  const count = app.createRateLimit();
  return async (request) => {
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new AppError('request.too_many', { retryAfterSeconds: limit.ttlInSeconds });
  };
}
