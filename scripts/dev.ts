import { setTimeout as pause } from 'node:timers/promises';
import { styleText } from 'node:util';
import { prettyFactory } from 'pino-pretty';
import { listens } from './services/address.ts';
import { ensureServices } from './services/ensure.ts';
import { maildevAddress, maildevParts } from './services/maildev.ts';
import { requireMigrations } from './services/migrations.ts';
import { requireFreePort } from './services/ports/port-owner.ts';
import { allSettings, merge, required, requiredPort, type Settings } from './services/settings.ts';
import { simulatorParts } from './services/simulator.ts';
import { run, secondsSince } from './services/steps.ts';
import { runProcesses, type Part } from './services/run-processes.ts';

const pretty = prettyFactory({
  colorize: process.stdout.isTTY,
  singleLine: true,
  ignore: 'pid,hostname,name',
});

await run(async () => {
  const began = performance.now();
  const settings = allSettings(process.env);
  const ports = {
    web: requiredPort(settings, 'WEB_PORT'),
    api: requiredPort(settings, 'API_PORT'),
  };
  // Check ports first: a second checkout without PORT_OFFSET must not touch the first one's database.
  await requireFreePort('WEB_PORT', ports.web);
  await requireFreePort('API_PORT', ports.api);
  await ensureServices(settings);
  await requireMigrations(required(settings, 'DATABASE_URL'));

  const mail = await maildevParts(settings);
  const parts = [
    npmPart('api', 'dev:http', '@sirkito/api'),
    npmPart('worker', 'dev:worker', '@sirkito/api'),
    npmPart('web', 'dev', '@sirkito/web'),
    ...mail,
    ...(await simulatorParts(settings)),
  ];
  const env = environment(settings);
  const processes = runProcesses(parts, { env, show, maxWaitMs: 5_000 });
  const inbox = mail.length > 0 ? `mail at http://localhost:${settings['MAILDEV_WEB_PORT']}, ` : '';
  const ready = portsOpen([ports.api, ports.web]).then(() =>
    console.log(
      styleText('green', `✓ http://localhost:${ports.web}`),
      `ready in ${secondsSince(began)};`,
      `${inbox}API at http://localhost:${ports.api}/api/openapi.json. Press Ctrl-C to stop.`,
    ),
  );
  await Promise.race([processes, ready]);
  process.exitCode = await processes;
});

/** Formats log entries; other lines stay as they are. */
function show(line: string): string {
  return pretty(line).trimEnd();
}

function npmPart(name: string, script: string, workspace: string): Part {
  return { name, command: 'npm', args: ['run', '--silent', script, '-w', workspace] };
}

function environment(settings: Settings): Settings {
  return merge(settings, {
    NODE_ENV: 'development',
    MAILDEV_IP: '127.0.0.1',
    MAILDEV_SMTP_PORT: maildevAddress(settings)?.port.toString(),
    FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
  });
}

async function portsOpen(ports: number[]): Promise<void> {
  for (const port of ports) {
    while (!(await listens({ host: 'localhost', port }))) {
      await pause(200, undefined, { ref: false });
    }
  }
}
