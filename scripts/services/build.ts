import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** Entry points of the production processes. */
export const entries = {
  api: 'apps/api/build/main/http.js',
  worker: 'apps/api/build/main/worker.js',
  web: 'apps/web/server/main.ts',
  /** Only in demo mode. */
  paymongo: 'tools/paymongo-simulator/main.ts',
};

const built = [entries.api, entries.worker, 'apps/web/build/server/index.js'];

export const missingBuildFiles = () => built.filter((file) => !existsSync(join(root, file)));
