import { createRegistry, requestHistogram } from '@sirkito/process';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from '@prometheus-io/client';
import type { PageRenderer } from './pages/page-renderer.ts';

export type WebMetrics = ReturnType<typeof createWebMetrics>;

export function createWebMetrics() {
  const registry = createRegistry();
  const requestSeconds = requestHistogram(registry);
  const pages = new Counter({
    name: 'page_cache_requests_total',
    help: 'Cacheable pages by how the cache served them',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const renders = new Gauge({
    name: 'page_renders_in_flight',
    help: 'Pages being rendered',
    registers: [registry],
  });
  return {
    registry,
    observeRequests: (app: FastifyInstance) =>
      app.addHook('onResponse', (request, reply, next) => {
        const route = request.routeOptions.url ?? 'none';
        const seconds = reply.elapsedTime / 1_000;
        requestSeconds.observe(
          { method: request.method, route, status: reply.statusCode },
          seconds,
        );
        if (request.pageOrigin) pages.inc({ outcome: request.pageOrigin });
        next();
      }),
    /** Returns a renderer that counts its renders. */
    counted: (renderer: PageRenderer): PageRenderer => ({
      ...renderer,
      render: async (...args) => {
        renders.inc();
        try {
          return await renderer.render(...args);
        } finally {
          renders.dec();
        }
      },
    }),
  };
}
