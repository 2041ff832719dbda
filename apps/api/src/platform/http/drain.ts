import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const graceMs = 2_000;
const stepMs = 20;

/**
 * Closing an HTTP server at once also cuts connections that look idle but have a request on the
 * wire. So first only stop accepting connections; each open one is answered once more with
 * `Connection: close`. What is still silent after the grace is closed by the server itself.
 */
export function drainOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    Server.prototype.close.call(app.server);
    for (let waited = 0; waited < graceMs; waited += stepMs) {
      if ((await openConnections(app)) === 0) return;
      await delay(stepMs);
    }
  });
}

function openConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
