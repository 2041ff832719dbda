import underPressure from '@fastify/under-pressure';
import type { Access } from '@sirkito/contracts/endpoint';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';

const retryAfterSeconds = 2;
const sampleInterval = 1_000;

/** Event loop delays that shed purchases are this many times longer than those for browsing. */
const purchaseFactor = 3;

/** Public reads are shed before anything that belongs to a purchase. */
export const isBrowsing = (access: Access, method: string): boolean =>
  access === 'public' && method === 'GET';

/** Sheds load with 503 when the process can't keep up: browsing first, then everything. */
export async function shedUnderPressure(
  app: FastifyInstance,
  maxEventLoopDelay: number,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    maxHeapUsedBytes: 1_500 * 1024 * 1024,
    pressureHandler: async ({ method, routeOptions }, reply, kind, measured) => {
      // app.inject() calls come from this process, which may be busy starting.
      if (!app.server.listening) return;
      const { access = 'public' } = routeOptions.config;
      const maxDelay = maxEventLoopDelay * (isBrowsing(access, method) ? 1 : purchaseFactor);
      // Infinity: no sample was taken, so the loop was blocked for at least one interval.
      const delay = measured === Infinity ? sampleInterval : Number(measured);
      if (kind === underPressure.TYPE_EVENT_LOOP_DELAY && delay < maxDelay) return;
      void reply.header('retry-after', retryAfterSeconds);
      throw new AppError('server.overloaded');
    },
  });
}
