import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Refuses work early when the process can't keep up, so that what it accepts is answered. */
export async function shedUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 1_000,
    sampleInterval: 1_000,
    maxHeapUsedBytes: 1_500 * 1024 * 1024,
    retryAfter: 2,
  });
}
