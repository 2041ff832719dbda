import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Entry points of the production processes. */
export const entries = {
  api: 'apps/api/build/main/http.js',
  worker: 'apps/api/build/main/worker.js',
  web: 'apps/web/build/main/web.js',
  /** Only in demo mode. */
  paymongo: 'tools/paymongo-simulator/main.ts',
};

/** The web server's memory limits. By default V8 and malloc would keep what a burst needed once. */
export const webMemory = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** The worker runs few jobs at once. */
export const workerMemory = { flags: ['--max-semi-space-size=4'] };

const built = [entries.api, entries.worker, entries.web];

export const missingBuildFiles = () => built.filter((file) => !existsSync(join(root, file)));
