import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

const graceMs = 2_000;
const stepMs = 20;

/**
 * Stops accepting connections; open ones go on. Comes before closing the application: from then on
 * every reply carries `Connection: close`, and a client's next connection must find the port closed.
 */
export async function stopAccepting(server: Server): Promise<void> {
  // Accept first what waits in the kernel: closing the socket would reset it. Two turns, because this
  // one may be past its own accepting.
  await nextTurn();
  await nextTurn();
  Server.prototype.close.call(server);
}

/**
 * Waits for open connections to close. Closing an HTTP server at once would cut connections that
 * look idle but have a request on the wire; this way each is answered once more with
 * `Connection: close`. The server closes those still open after the grace period.
 */
export async function drainConnections(server: Server): Promise<void> {
  if (server.listening) await stopAccepting(server);
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
