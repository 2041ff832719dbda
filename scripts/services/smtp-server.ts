import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** Accepts every email at once; `onMessage` decides when. */
type OnMessage = (accept: () => void, messageId: string) => void;

/** Starts a mail server that drops what it accepts. */
export async function startSmtpServer(onMessage: OnMessage = (accept) => accept()) {
  const sockets = new Set<Socket>();
  const handle = { onMessage };
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [isData, messageId] = [false, ''];
    say('220 here');
    createInterface(socket).on('line', (line) => {
      if (isData) {
        messageId ||= /^Message-ID: <(.*)>$/i.exec(line)?.[1] ?? '';
        if (line !== '.') return;
        handle.onMessage(() => say('250 accepted'), messageId);
        [isData, messageId] = [false, ''];
      } else if (line === 'DATA') {
        isData = true;
        say('354 go on');
      } else {
        say('250 yes');
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    onMessage: (next: OnMessage) => {
      handle.onMessage = next;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
