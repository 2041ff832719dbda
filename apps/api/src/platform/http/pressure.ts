import underPressure from '@fastify/under-pressure';
import { AppError } from '@sirkito/contracts/errors';
import type { FastifyInstance } from 'fastify';

const retryAfterSeconds = 2;
const sampleInterval = 1_000;

/** Sheds load with 503 when the process can't keep up, so that accepted requests finish. */
export async function shedUnderPressure(
  app: FastifyInstance,
  maxEventLoopDelay: number,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval,
    maxHeapUsedBytes: 1_500 * 1024 * 1024,
    pressureHandler: async (_request, reply, _kind, measured) => {
      // app.inject() calls come from this process, which may be busy starting.
      if (!app.server.listening) return;
      // Infinity: no sample was taken, so the loop was blocked for at least one interval.
      if (measured === Infinity && maxEventLoopDelay > sampleInterval) return;
      void reply.header('retry-after', retryAfterSeconds);
      throw new AppError('server.overloaded');
    },
  });
}
