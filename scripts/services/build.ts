import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** The processes of the shop in production, by the file each starts from. */
export const entries = {
  api: 'apps/api/build/main/http.js',
  worker: 'apps/api/build/main/worker.js',
  web: 'apps/web/server/main.ts',
  /** Only where it stands in for the payment provider. */
  paymongo: 'tools/paymongo-simulator/main.ts',
};

const built = [entries.api, entries.worker, 'apps/web/build/server/index.js'];

export const missingBuildFiles = () => built.filter((file) => !existsSync(join(root, file)));
