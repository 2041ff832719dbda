import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../', import.meta.url));

/** Starts the worker in its own process. It opens no port, so wait for the job it takes. */
export const startWorkerProcess = (
  env: Record<string, string>,
  stderr: 'ignore' | 'pipe' = 'ignore',
): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'src/main/worker.ts'], {
    cwd: workspace,
    env: {
      ...process.env,
      DATABASE_OWNER_URL: '',
      DATABASE_DIRECT_URL: '',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', stderr],
  });
