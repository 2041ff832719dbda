import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './services/ports/free-port.ts';
import { startListener, temporaryFolder } from './testing/listener.ts';

/** Runs `npm run dev` with settings that make it exit before it starts anything. */
function dev(settings: Record<string, string>) {
  const { PATH = '' } = process.env;
  return spawnSync(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
    env: { PATH, ...settings },
    encoding: 'utf8',
  });
}

test('exits on a taken port before it connects to a database', async () => {
  const { port } = await startListener(temporaryFolder({ isCheckout: true }), 'web');
  const { status, stdout, stderr } = dev({ WEB_PORT: String(port) });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`Port ${port} (WEB_PORT) is taken by`);
});

test('names a bad port without a stack trace', async () => {
  const { status, stderr } = dev({ WEB_PORT: String(await freePort()), API_PORT: 'abc' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    '✗ API_PORT=abc is not a port number\n  → correct it in .env: a whole number from 1 to 65535\n',
  );
});
