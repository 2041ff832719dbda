import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

interface Fault {
  /** Sender of the text. */
  from: 'api' | 'database';
  text: string;
  onMatch: () => void;
  /** Leaves the connections open, without delivering the text. */
  isSilent?: boolean;
}

/**
 * Proxies a database. Cuts every connection when a given text passes through, without delivering
 * it, or lets connections go silent without closing them.
 */
export async function startFaultyDatabase(url: string) {
  let target = new URL(url);
  let fault: Fault | undefined;
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let isHung = false;

  const watch = (from: Fault['from'], source: Socket, sink: Socket) =>
    source.on('data', (bytes) => {
      if (silent.has(source)) return;
      const isMatch = fault?.from === from && bytes.toString('latin1').includes(fault.text);
      if (!isMatch || !fault) return void sink.write(bytes);
      const { onMatch, isSilent } = fault;
      fault = undefined;
      onMatch();
      for (const socket of sockets) {
        if (isSilent) silent.add(socket);
        else socket.destroy();
      }
    });

  const server = createServer((api) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [api, database],
      [database, api],
    ] as const) {
      sockets.add(one);
      if (isHung) silent.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        // In silence neither side learns that the other has gone.
        if (!silent.has(one)) other.destroy();
      });
    }
    watch('api', api, database);
    watch('database', database, api);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const { port } = address;
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href,
    failOn: (next: Fault) => {
      fault = next;
    },
    /** Swallows everything on the connections open now, in both directions. New ones work. */
    silence: () => {
      for (const socket of sockets) silent.add(socket);
    },
    /** Makes the database hang: new connections are silent too, until set to false. */
    hang: (value: boolean) => {
      isHung = value;
      if (isHung) for (const socket of sockets) silent.add(socket);
    },
    /** Cuts every connection; new ones go to another server, as after a failover behind HAProxy. */
    moveTo: (other: string) => {
      target = new URL(other);
      for (const socket of sockets) socket.destroy();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
