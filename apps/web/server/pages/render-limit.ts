import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Throws if the visitor has used up this minute's renders. */
export type CheckRenderLimit = (request: FastifyRequest) => Promise<void>;

/** Creates the rate limit on page renders, per process. Cached pages do not count. */
export async function createRenderLimit(
  app: FastifyInstance,
  perMinute: number,
): Promise<CheckRenderLimit> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    // IPv6 by /48, like the API. Clients that have already left have no address and count as one.
    keyGenerator: ({ ip }) => normalizeIP(ip || 'gone', 48),
  });
  const count = app.createRateLimit();
  return async (request) => {
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new AppError('request.too_many', { retryAfterSeconds: limit.ttlInSeconds });
  };
}
