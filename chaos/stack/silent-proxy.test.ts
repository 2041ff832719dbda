import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { startSilentProxy } from './silent-proxy.ts';

async function ask(socket: Socket, question: string): Promise<string> {
  socket.write(question);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString();
}

test('silenced connections stay open without an answer, and new ones work', async () => {
  const received: string[] = [];
  const server = createServer((socket) =>
    socket.on('data', (data) => {
      received.push(data.toString());
      socket.write('pong');
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = await startSilentProxy((server.address() as AddressInfo).port);

  const old = connect(proxy.port, '127.0.0.1');
  expect(await ask(old, 'first')).toBe('pong');
  proxy.silence();
  old.write('lost');
  const fresh = connect(proxy.port, '127.0.0.1');
  expect(await ask(fresh, 'second')).toBe('pong');
  expect(received).toEqual(['first', 'second']);
  expect(old.closed).toBe(false);

  const closed = [once(old, 'close'), once(fresh, 'close')];
  await proxy[Symbol.asyncDispose]();
  await Promise.all(closed);
  server.close();
});
