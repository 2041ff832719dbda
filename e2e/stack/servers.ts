import { fileURLToPath } from 'node:url';
import { isReachable, start, waitFor, type RunningProgram } from './program.ts';
import { entries, webMemory, workerMemory } from '../../scripts/services/build.ts';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { stageEnv, type Stage } from './stage.ts';

export interface Server extends RunningProgram {
  url: string;
}

type EnvOverrides = Readonly<Record<string, string>>;

export function startApi(stage: Stage, overrides: EnvOverrides = {}): Promise<Server> {
  const main = 'apps/api/build/main/http.js';
  return startServer(stage, {
    name: 'api',
    args: [main],
    portName: 'API_PORT',
    readyPath: '/readyz',
    overrides,
  });
}

export function startWeb(
  stage: Stage,
  apiUrl: string,
  overrides: EnvOverrides = {},
): Promise<Server> {
  return startServer(stage, {
    name: 'web',
    args: [...webMemory.flags, entries.web],
    portName: 'WEB_PORT',
    readyPath: '/healthz',
    overrides: { ...webMemory.env, API_URL: apiUrl, ...overrides },
  });
}

export async function startWorker(
  stage: Stage,
  smtpUrl: string,
  overrides: EnvOverrides = {},
): Promise<RunningProgram> {
  const worker = start({
    name: 'worker',
    args: [...workerMemory.flags, entries.worker],
    env: { ...stageEnv(stage), SMTP_URL: smtpUrl, ...overrides },
    logs: stage.logs,
  });
  stage.cleanup.defer(async () => void (await worker.stop()));
  await waitFor(worker, 'the worker waits for jobs', async () =>
    worker.log().includes('waiting for jobs'),
  );
  return worker;
}

/** Starts MailDev, which stores emails instead of delivering them. */
export async function startMail(stage: Stage): Promise<Server & { smtpUrl: string }> {
  const smtpPort = String(await freePort());
  const mail = await startServer(stage, {
    name: 'mail',
    args: [fileURLToPath(import.meta.resolve('maildev/bin/maildev'))],
    portName: 'MAILDEV_WEB_PORT',
    readyPath: '/healthz',
    overrides: { MAILDEV_SMTP_PORT: smtpPort, MAILDEV_IP: '127.0.0.1' },
  });
  return { ...mail, smtpUrl: `smtp://127.0.0.1:${smtpPort}` };
}

/** Starts the PayMongo simulator. */
export async function startPaymongo(stage: Stage): Promise<Server> {
  return startServer(stage, {
    name: 'paymongo',
    args: ['tools/paymongo-simulator/main.ts'],
    portName: 'PAYMONGO_PORT',
    readyPath: '/healthz',
    overrides: {},
  });
}

/** Registers the API's webhook, as one does in the PayMongo dashboard. */
export async function registerPaymongoWebhook(paymongo: Server, api: Server): Promise<void> {
  const attributes = { url: `${api.url}/api/payments/paymongo`, events: [] };
  const reply = await fetch(`${paymongo.url}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('sk_test_simulator:').toString('base64')}` },
    body: JSON.stringify({ data: { attributes } }),
  });
  if (!reply.ok) throw new Error(`the simulator returned ${reply.status}`);
}

interface ServerOptions {
  name: string;
  args: string[];
  portName: string;
  readyPath: string;
  overrides: EnvOverrides;
}

/** Starts a server on a free port and waits until it is ready. It stops with the stage. */
export async function startServer(stage: Stage, options: ServerOptions): Promise<Server> {
  const { name, args, portName, readyPath, overrides } = options;
  const port = overrides[portName] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { ...stageEnv(stage), [portName]: port, ...overrides };
  const running = start({ name, args, env, logs: stage.logs });
  stage.cleanup.defer(async () => void (await running.stop()));
  await waitFor(running, `${name} answers at ${url}${readyPath}`, () =>
    isReachable(`${url}${readyPath}`),
  );
  return { ...running, url };
}
