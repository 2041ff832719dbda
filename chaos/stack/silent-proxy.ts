import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface SilentProxy extends AsyncDisposable {
  port: number;
  /** Stops forwarding on all open connections without closing them. New ones work. */
  silence: () => void;
  /** Closes all open connections. New ones go to the target, if given. */
  reset: (target?: number) => void;
}

/** Forwards TCP connections and can make them go silent, like a firewall that forgot them. */
export async function startSilentProxy(firstTarget: number): Promise<SilentProxy> {
  let target = firstTarget;
  const open = new Set<[Socket, Socket]>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const pair: [Socket, Socket] = [client, upstream];
    open.add(pair);
    client.pipe(upstream);
    upstream.pipe(client);
    for (const socket of pair) {
      socket.on('error', () => closeBoth(pair));
      socket.on('close', () => closeBoth(pair));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const closeBoth = (pair: [Socket, Socket]) => {
    open.delete(pair);
    for (const socket of pair) socket.destroy();
  };
  const reset = (newTarget = target) => {
    target = newTarget;
    [...open].forEach(closeBoth);
  };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was assigned');
  return {
    port: address.port,
    silence: () => {
      for (const [client, upstream] of open) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
      }
    },
    reset,
    [Symbol.asyncDispose]: async () => {
      reset();
      server.close();
    },
  };
}
