import { createServer } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client';

/** Creates a registry with the metrics that every process has. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const requestHistogram = (registry: Registry) =>
  new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

interface MetricsOptions {
  host: string;
  /** 0 turns the listener off. */
  port: number;
  /** Named in the log when the port is taken. */
  setting: string;
  registry: Registry;
  log: { error: (details: object, message: string) => void };
}

/**
 * Serves `/metrics` and `/healthz`. A process whose port is taken works without metrics: selling
 * matters more.
 */
export async function serveMetrics({ host, port, setting, registry, log }: MetricsOptions) {
  const server = createServer((request, response) => {
    if (request.url === '/healthz') return response.end('{"status":"alive"}');
    if (request.url !== '/metrics') return response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'could not collect metrics');
        response.writeHead(500).end();
      },
    );
  });
  if (port > 0) {
    await new Promise<void>((resolve) => {
      server.once('listening', resolve).once('error', (error) => {
        log.error({ err: error, port }, `no metrics: ${setting} can't be listened on; set another`);
        resolve();
      });
      server.listen(port, host);
    });
  }
  return {
    close: async () => {
      server.closeAllConnections();
      if (!server.listening) return;
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
