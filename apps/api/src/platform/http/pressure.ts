import underPressure from '@fastify/under-pressure';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';

const retryAfterSeconds = 2;
const sampleInterval = 1_000;

/** Refuses work early when the process can't keep up, so that what it accepts is answered. */
export async function shedUnderPressure(
  app: FastifyInstance,
  maxEventLoopDelay: number,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    maxHeapUsedBytes: 1_500 * 1024 * 1024,
    pressureHandler: async (_request, reply, _kind, measured) => {
      // What is called without a socket comes from this very process, which may be busy starting.
      if (!app.server.listening) return;
      // Nothing measured means that it stood still for a whole sample; for how much longer is unknown.
      if (measured === Infinity && maxEventLoopDelay > sampleInterval) return;
      void reply.header('retry-after', retryAfterSeconds);
      throw new AppError('server.overloaded');
    },
  });
}
