import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

interface Ambush {
  /** Who says it: the API to the database, or the database to the API. */
  from: 'api' | 'database';
  words: string;
  strike: () => void;
}

/** A wire to the database that swallows certain words and breaks the moment they are on it. */
export async function ambushedDatabase(url: string) {
  const target = new URL(url);
  let ambush: Ambush | undefined;
  const ends = new Set<Socket>();

  const watch = (from: Ambush['from'], source: Socket, sink: Socket) =>
    source.on('data', (bytes) => {
      const isHit = ambush?.from === from && bytes.toString('latin1').includes(ambush.words);
      if (!isHit || !ambush) return void sink.write(bytes);
      const { strike } = ambush;
      ambush = undefined;
      strike();
      for (const end of ends) end.destroy();
    });

  const server = createServer((api) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [api, database],
      [database, api],
    ] as const) {
      ends.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
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
    lay: (next: Ambush) => {
      ambush = next;
    },
    close: () => {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
