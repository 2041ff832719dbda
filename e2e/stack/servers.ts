import { fileURLToPath } from 'node:url';
import { answers, freePort, start, waitFor, type Running } from './program.ts';
import { stageSettings, type Stage } from './stage.ts';

export interface Server extends Running {
  url: string;
}

type Changes = Readonly<Record<string, string>>;

export function startApi(stage: Stage, changes: Changes = {}): Promise<Server> {
  const main = 'apps/api/build/main/http.js';
  return serve(stage, {
    name: 'api',
    args: [main],
    portName: 'API_PORT',
    ready: '/readyz',
    changes,
  });
}

export function startWeb(stage: Stage, apiUrl: string, changes: Changes = {}): Promise<Server> {
  return serve(stage, {
    name: 'web',
    args: ['apps/web/server/main.ts'],
    portName: 'WEB_PORT',
    ready: '/healthz',
    changes: { API_URL: apiUrl, ...changes },
  });
}

export async function startWorker(
  stage: Stage,
  smtpUrl: string,
  changes: Changes = {},
): Promise<Running> {
  const worker = start({
    name: 'worker',
    args: ['apps/api/build/main/worker.js'],
    env: { ...stageSettings(stage), SMTP_URL: smtpUrl, ...changes },
    logs: stage.logs,
  });
  stage.ends.defer(async () => void (await worker.end()));
  await waitFor(worker, 'the worker waits for jobs', async () =>
    worker.log().includes('waiting for jobs'),
  );
  return worker;
}

/** A post office that delivers nothing: its page shows what was handed over. */
export async function startMail(stage: Stage): Promise<Server & { smtpUrl: string }> {
  const smtpPort = String(await freePort());
  const mail = await serve(stage, {
    name: 'mail',
    args: [fileURLToPath(import.meta.resolve('maildev/bin/maildev'))],
    portName: 'MAILDEV_WEB_PORT',
    ready: '/healthz',
    changes: { MAILDEV_SMTP_PORT: smtpPort, MAILDEV_IP: '127.0.0.1' },
  });
  return { ...mail, smtpUrl: `smtp://127.0.0.1:${smtpPort}` };
}

/** In the place of PayMongo: takes no real money, and tells the API what was paid. */
export async function startPaymongo(stage: Stage): Promise<Server> {
  return serve(stage, {
    name: 'paymongo',
    args: ['tools/paymongo-simulator/main.ts'],
    portName: 'PAYMONGO_PORT',
    ready: '/healthz',
    changes: {},
  });
}

/** As one does in the dashboard of PayMongo, once the address of the shop is known. */
export async function tellPaymongo(paymongo: Server, api: Server): Promise<void> {
  const attributes = { url: `${api.url}/api/payments/paymongo`, events: [] };
  const reply = await fetch(`${paymongo.url}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('sk_test_simulator:').toString('base64')}` },
    body: JSON.stringify({ data: { attributes } }),
  });
  if (!reply.ok) throw new Error(`the simulator answered ${reply.status}`);
}

interface Serving {
  name: string;
  args: string[];
  portName: string;
  ready: string;
  changes: Changes;
}

/** Starts a server on a free port, waits until it is ready, and ends it with the stage. */
export async function serve(stage: Stage, serving: Serving): Promise<Server> {
  const { name, args, portName, ready, changes } = serving;
  const port = changes[portName] ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { ...stageSettings(stage), [portName]: port, ...changes };
  const running = start({ name, args, env, logs: stage.logs });
  stage.ends.defer(async () => void (await running.end()));
  await waitFor(running, `${name} answers at ${url}${ready}`, () => answers(`${url}${ready}`));
  return { ...running, url };
}
