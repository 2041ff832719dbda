import type { FastifyInstance } from 'fastify';
import type { ApiMetrics } from '../metrics/api-metrics.ts';

/** Serves `/metrics` for Prometheus. */
export function reportMetrics(
  app: FastifyInstance,
  { registry, requestSeconds }: Pick<ApiMetrics, 'registry' | 'requestSeconds'>,
  measureBacklog: () => Promise<void>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await measureBacklog();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
