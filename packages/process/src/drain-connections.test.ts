import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { drainConnections } from './drain-connections.ts';

test('a connection that the server has not accepted yet is answered', async () => {
  const server = createServer((_request, reply) => reply.end('answered'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const socket = connect(port, '127.0.0.1');
  const reply = readAll(socket);
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  // The kernel has connected the socket, and the server can't have accepted it within this turn.
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  await drainConnections(server);

  await expect(reply).resolves.toContain('answered');
  const refused = get({ port, host: '127.0.0.1' });
  await expect(once(refused, 'response')).rejects.toThrow('ECONNREFUSED');
});

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks).toString();
}
