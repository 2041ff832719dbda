import { freePort } from '../../scripts/services/ports/free-port.ts';
import type { Stage } from '../stack/stage.ts';
import { eventually, newFolder, startProgram, type RemoteBrowser } from './remote-browser.ts';

interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
}

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(stage: Stage): Promise<RemoteBrowser> {
  const [port, home] = [await freePort(), await newFolder(stage)];
  const options = [
    '--headless',
    '--no-remote',
    '--profile',
    home,
    `--remote-debugging-port=${port}`,
  ];
  startProgram(stage, ['firefox-esr', ...options], { HOME: home });
  const socket = await eventually(() => connect(`ws://127.0.0.1:${port}/session`));
  stage.cleanup.defer(() => socket.close());
  const command = commandsOver(socket);
  await command('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  const { contexts } = await command('browsingContext.getTree', {});
  const [{ context }] = contexts as [{ context: string }]; // as BiDi says: the first tab
  return {
    goto: async (url) =>
      void (await command('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const reply = await command('script.evaluate', {
        expression: `Promise.resolve(${expression}).then(JSON.stringify)`,
        target: { context },
        awaitPromise: true,
      });
      const { result, exceptionDetails } = reply as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
  };
}

function connect(url: string): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => resolve(socket));
  socket.addEventListener('error', () => reject(new Error(`nothing listens at ${url}`)));
  return promise;
}

function commandsOver(socket: WebSocket) {
  let lastId = 0;
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // as BiDi says
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  return async (method: string, params: object): Promise<Record<string, unknown>> => {
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<Message>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await promise;
    if (!result) throw new Error(`${method}: ${error} ${message}`);
    return result;
  };
}
