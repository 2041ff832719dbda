import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { CancelClient } from './cancel-client.ts';
import { DatabaseClient } from './database-client.ts';

const processId = 4_711;

/** Plays a server that accepts one session, and records the key of a cancel request. */
async function startServer(secretKey: number) {
  const cancelledWith: number[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (message) => {
      if (message.readInt32BE(4) === 80_877_102) {
        cancelledWith.push(message.readInt32BE(12));
        return void socket.end();
      }
      const packet = (type: string, ...values: number[]) => {
        const bytes = Buffer.alloc(5 + 4 * values.length);
        bytes.write(type);
        bytes.writeInt32BE(bytes.length - 1, 1);
        for (const [index, value] of values.entries()) bytes.writeInt32BE(value, 5 + 4 * index);
        return bytes;
      };
      const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
      socket.write(Buffer.concat([packet('R', 0), packet('K', processId, secretKey), ready]));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // TCP servers have one.
  const { port } = server.address() as AddressInfo;
  const connectionString = `postgres://app@127.0.0.1:${port}/shop`;
  return { connectionString, cancelledWith, close: () => server.close() };
}

async function cancelAt(connectionString: string): Promise<void> {
  const control = await new CancelClient({ connectionString }).connect();
  await control.query(`select pg_cancel_backend(${processId})`);
  control.end();
}

test('[DP-11] cancels with the key of the right server if two sessions share a process id', async () => {
  const servers = [await startServer(1), await startServer(2)];
  const clients = servers.map(({ connectionString }) => new DatabaseClient({ connectionString }));
  for (const client of clients) {
    // The server never says goodbye.
    client.on('error', () => {});
    await client.connect();
  }
  for (const { connectionString } of servers) await cancelAt(connectionString);
  expect(servers.map(({ cancelledWith }) => cancelledWith)).toEqual([[1], [2]]);
  for (const client of clients) client.connection.stream.destroy();
  for (const server of servers) server.close();
});
