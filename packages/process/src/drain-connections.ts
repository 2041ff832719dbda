import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const graceMs = 2_000;
const stepMs = 20;

/**
 * Stops accepting connections and waits for open ones to close. Closing an HTTP server at once
 * would cut connections that look idle but have a request on the wire; this way each is answered
 * once more with `Connection: close`. The server closes those still open after the grace period.
 */
export async function drainConnections(server: Server): Promise<void> {
  if (!server.listening) return;
  Server.prototype.close.call(server);
  for (let waited = 0; waited < graceMs; waited += stepMs) {
    if ((await countConnections(server)) === 0) return;
    await delay(stepMs);
  }
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
