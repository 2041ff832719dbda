import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

const replies: Record<string, string> = { DATA: '354 go ahead', QUIT: '221 bye' };

/** Accepts every email over SMTP, drops it and prints its recipient. Port: the first argument. */
const server = createServer((socket) => {
  // A killed worker resets its connection.
  socket.on('error', () => socket.destroy());
  serve(socket).catch((error: unknown) => socket.destroy(error as Error));
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));

async function serve(socket: Socket): Promise<void> {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let recipient = '';
  let isData = false;
  reply('220 sink');
  for await (const line of createInterface({ input: socket })) {
    if (isData) {
      if (line !== '.') continue;
      isData = false;
      console.log(`to ${recipient}`);
      reply('250 accepted');
      continue;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') recipient = /<(?<address>[^>]*)>/.exec(line)?.groups?.['address'] ?? '';
    isData = verb === 'DATA';
    reply(replies[verb] ?? '250 ok');
    if (verb === 'QUIT') socket.end();
  }
}
