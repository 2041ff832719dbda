import { setTimeout as pause } from 'node:timers/promises';
import { styleText } from 'node:util';
import { prettyFactory } from 'pino-pretty';
import { addressOf, isLocal, listens, spell } from './services/address.ts';
import { entries } from './services/build.ts';
import { ensureServices } from './services/ensure.ts';
import { requireMigrations } from './services/migrations.ts';
import { allSettings, merge, required, type Settings } from './services/settings.ts';
import { simulatorAddress } from './services/simulator.ts';
import { run, secondsSince, step, Trouble } from './services/steps.ts';
import { runTogether, type Part } from './services/together.ts';

const settings = merge({ MAILDEV_WEB_PORT: '1080' }, allSettings(process.env));
const ports = {
  web: Number(required(settings, 'WEB_PORT')),
  api: Number(required(settings, 'API_PORT')),
  mailPage: Number(settings['MAILDEV_WEB_PORT']),
};
const pretty = prettyFactory({
  colorize: process.stdout.isTTY,
  singleLine: true,
  ignore: 'pid,hostname,name',
});
const smtp = addressOf(required(settings, 'SMTP_URL'), 25);

await run(async () => {
  const began = performance.now();
  await ensureServices(settings);
  await requireMigrations(required(settings, 'DATABASE_URL'));
  await requireFreePort('WEB_PORT', ports.web);
  await requireFreePort('API_PORT', ports.api);

  const parts = [
    npmPart('api', 'dev:http', '@sirkito/api'),
    npmPart('worker', 'dev:worker', '@sirkito/api'),
    npmPart('web', 'dev', '@sirkito/web'),
    ...(await mailParts()),
    ...(await paymentParts()),
  ];
  const together = runTogether(parts, { env: environment(), show, patienceMs: 5_000 });
  await Promise.race([together, sayWhenReady(began)]);
  process.exitCode = await together;
});

/** Log entries become readable; lines that are none stay as they are. */
function show(line: string): string {
  return pretty(line).trimEnd();
}

function npmPart(name: string, script: string, workspace: string): Part {
  return { name, command: 'npm', args: ['run', '--silent', script, '-w', workspace] };
}

async function mailParts(): Promise<Part[]> {
  if (!smtp || !isLocal(smtp)) return [];
  if (await listens(smtp)) {
    await step('mail', async () => `something takes e-mail at ${spell(smtp)} already`);
    return [];
  }
  await requireFreePort('MAILDEV_WEB_PORT', ports.mailPage);
  return [npmPart('mail', 'dev:mail', '@sirkito/api')];
}

async function paymentParts(): Promise<Part[]> {
  const address = simulatorAddress(settings);
  if (!address) return [];
  if (await listens(address)) {
    await step('payments', async () => `something takes payments at ${spell(address)} already`);
    return [];
  }
  return [{ name: 'paymongo', command: process.execPath, args: [entries.paymongo] }];
}

async function requireFreePort(name: string, port: number): Promise<void> {
  if (!(await listens({ host: 'localhost', port }))) return;
  throw new Trouble(
    `Port ${port} is taken`,
    `end what runs there, or choose another ${name} in .env`,
  );
}

function environment(): Settings {
  return merge(settings, {
    NODE_ENV: 'development',
    MAILDEV_IP: '127.0.0.1',
    MAILDEV_SMTP_PORT: smtp && String(smtp.port),
    FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
  });
}

async function sayWhenReady(began: number): Promise<void> {
  for (const port of [ports.api, ports.web]) {
    while (!(await listens({ host: 'localhost', port }))) {
      await pause(200, undefined, { ref: false });
    }
  }
  console.log(
    styleText('green', `✓ http://localhost:${ports.web}`),
    `is open after ${secondsSince(began)};`,
    `mail at http://localhost:${ports.mailPage}, API at http://localhost:${ports.api}/api/reference. Ctrl-C ends all.`,
  );
}
