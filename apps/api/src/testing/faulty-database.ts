import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

interface Fault {
  /** Sender of the text. */
  from: 'api' | 'database';
  text: string;
  onMatch: () => void;
}

/** Proxies a database and cuts every connection when a given text passes through, without delivering it. */
export async function startFaultyDatabase(url: string) {
  const target = new URL(url);
  let fault: Fault | undefined;
  const sockets = new Set<Socket>();

  const watch = (from: Fault['from'], source: Socket, sink: Socket) =>
    source.on('data', (bytes) => {
      const isMatch = fault?.from === from && bytes.toString('latin1').includes(fault.text);
      if (!isMatch || !fault) return void sink.write(bytes);
      const { onMatch } = fault;
      fault = undefined;
      onMatch();
      for (const socket of sockets) socket.destroy();
    });

  const server = createServer((api) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [api, database],
      [database, api],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
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
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
