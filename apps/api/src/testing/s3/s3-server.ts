import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, vi } from 'vitest';
import { freePort } from '../../../../../scripts/services/ports/free-port.ts';
import { startProgram, stopProgram } from '../child-process.ts';

const program = fileURLToPath(new URL('s3-program.ts', import.meta.url));
const bucket = 'pictures';
/** Those the server knows. */
const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** Runs an S3 server in its own process for the test file. */
export function s3Server() {
  let [directory, port] = ['', 0];
  let server: ChildProcess;
  const start = async () => {
    server = await startProgram({
      command: process.execPath,
      // It makes the tokens of listings with an old cipher.
      args: ['--openssl-legacy-provider', program, `${port}`, directory, bucket],
      readyUrl: `http://127.0.0.1:${port}/`,
    });
  };
  beforeAll(async () => {
    for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
    directory = await mkdtemp(join(tmpdir(), 's3-'));
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    server.kill('SIGCONT');
    await stopProgram(server, 'SIGKILL');
    await rm(directory, { recursive: true });
  });
  return {
    start,
    stop: () => stopProgram(server, 'SIGKILL'),
    /** It accepts connections and answers nothing. */
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    get directory() {
      return directory;
    },
    get endpoint() {
      return `http://127.0.0.1:${port}`;
    },
    /** Settings of a shop that stores its pictures there. */
    get settings() {
      return {
        IMAGES_STORE: 's3',
        IMAGES_BUCKET: bucket,
        AWS_REGION: 'us-east-1',
        AWS_ENDPOINT_URL_S3: this.endpoint,
        ...keys,
      };
    },
  };
}
