import type { ChildProcess } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { freePort } from '../../../../scripts/services/ports/free-port.ts';
import { startProgram } from './child-process.ts';

const workspace = fileURLToPath(new URL('../../', import.meta.url));
// Two folders deep like the production build, because the API finds its migrations from there.
const program = `${workspace}.data/test/http.js`;
let bundled: Promise<void> | undefined;

/** Bundles the API once per test worker, which halves the start-up time of each process. */
async function bundle(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(`${workspace}package.json`, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const draft = `${program}.${String(process.pid)}`;
  await build({
    entryPoints: [`${workspace}src/main/http.ts`],
    outfile: draft,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    jsx: 'automatic',
    external: Object.keys(dependencies).filter((name) => !name.startsWith('@sirkito/')),
  });
  // Rename atomically: another worker may be starting it.
  renameSync(draft, program);
}

/** Starts the API in its own process and waits until it responds. */
export async function startApiProcess(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<{ api: ChildProcess; url: string }> {
  bundled ??= bundle();
  await bundled;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = await startProgram({
    command: process.execPath,
    args: [program],
    env: {
      API_PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: '',
      DATABASE_DIRECT_URL: '',
      LOG_LEVEL: 'silent',
      ...env,
    },
    readyUrl: `${url}/healthz`,
  });
  return { api, url };
}
