import type { ChildProcess } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { freePort } from '../../../../scripts/services/ports/free-port.ts';
import { startProgram } from './child-process.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
// Two folders deep like the production build, because the API finds its migrations from there.
const programOf = (entry: Entry) => `${workspace}.data/test/${entry}.js`;
const sources = {
  http: 'src/main/http.ts',
  worker: 'src/main/worker.ts',
  'picture-process': 'src/platform/images/picture-process.ts',
};
type Entry = keyof typeof sources;
const bundled = new Map<Entry, Promise<void>>();

/** Bundles a program once per test worker, which halves the start-up time of each process. */
async function bundle(entry: Entry): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(`${workspace}package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const draft = `${programOf(entry)}.${String(process.pid)}`;
  await build({
    entryPoints: [workspace + sources[entry]],
    outfile: draft,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    jsx: 'automatic',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@sirkito/')),
  });
  // Rename atomically: another worker may be starting it.
  renameSync(draft, programOf(entry));
}

async function bundledProgram(entry: Entry): Promise<string> {
  const building = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, building);
  await building;
  return programOf(entry);
}

const settings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: '',
  DATABASE_DIRECT_URL: '',
  DATABASE_READ_URL: '',
  LOG_LEVEL: 'silent',
});

interface ApiProcess {
  api: ChildProcess;
  url: string;
}

/** Starts the API in its own process and waits until it responds. */
export async function startApiProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  // The API starts it when it gets a picture.
  await bundledProgram('picture-process');
  return startApiBuild(await bundledProgram('http'), databaseUrl, env);
}

/** Starts a built API in its own process and waits until it responds. */
export async function startApiBuild(
  file: string,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ApiProcess> {
  const { child, url } = await start(file, 'API_PORT', { ...settings(databaseUrl), ...env });
  return { api: child, url };
}

/** Starts the worker in its own process and waits until it responds. */
export async function startWorkerProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const whole = { ...settings(databaseUrl), ...env };
  return (await start(await bundledProgram('worker'), 'WORKER_METRICS_PORT', whole)).child;
}

async function start(file: string, portSetting: string, env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = await startProgram({
    command: process.execPath,
    args: [file],
    env: { [portSetting]: `${port}`, ...env },
    readyUrl: `${url}/healthz`,
  });
  return { child, url };
}
