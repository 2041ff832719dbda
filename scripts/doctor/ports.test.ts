import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../services/ports/free-port.ts';
import { root } from '../services/settings.ts';
import { startListener, temporaryFolder } from '../testing/listener.ts';
import { checkPorts } from './ports.ts';

const onLinux = test.runIf(process.platform === 'linux');

async function startHealth(status: string): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ status })));
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

onLinux('identifies a running shop by its checkout', async () => {
  const other = temporaryFolder({ isCheckout: true });
  const own = await startListener(root, 'web');
  const foreign = await startListener(other, 'web');
  expect(await checkPorts({ WEB_PORT: String(own.port) })).toEqual([
    {
      mark: 'good',
      name: 'WEB_PORT',
      detail: `${own.port} is in use by this checkout's running shop`,
    },
  ]);
  expect(await checkPorts({ WEB_PORT: String(foreign.port) })).toEqual([
    {
      mark: 'bad',
      name: 'WEB_PORT',
      detail: `${foreign.port} is taken by the checkout in ${other} (pid ${foreign.pid})`,
      remedy: 'set a different PORT_OFFSET in .env (100, 200, …) to run beside it, or stop it',
    },
  ]);
});

test('reports an API_URL where nothing listens', async () => {
  const [API_PORT, wrong] = [String(await freePort()), await freePort()];
  const url = `http://127.0.0.1:${wrong}`;
  expect(await checkPorts({ API_PORT, API_URL: url })).toContainEqual({
    mark: 'bad',
    name: 'API_URL',
    detail: `no API responds at ${url}; this checkout's API listens on port ${API_PORT}`,
    remedy: `set API_URL=http://127.0.0.1:${API_PORT} in .env, or remove it`,
  });
});

test('accepts an API_URL on API_PORT while the API is stopped', async () => {
  const API_PORT = String(await freePort());
  const findings = await checkPorts({ API_PORT, API_URL: `http://localhost:${API_PORT}` });
  expect(findings.map(({ name }) => name)).toEqual(['API_PORT']);
});

test('accepts an API_URL where an API responds, and rejects a web server', async () => {
  const API_PORT = String(await freePort());
  const [api, web] = [await startHealth('alive'), await startHealth('ok')];
  expect(await checkPorts({ API_PORT, API_URL: api })).toContainEqual({
    mark: 'good',
    name: 'API_URL',
    detail: `the API responds at ${api}`,
  });
  expect(await checkPorts({ API_PORT, API_URL: web })).toMatchObject([
    { name: 'API_PORT' },
    { mark: 'bad', name: 'API_URL' },
  ]);
});

onLinux('a shop that runs without its API is found', async () => {
  const web = await startListener(root, 'web');
  const API_PORT = String(await freePort());
  const url = `http://127.0.0.1:${API_PORT}`;
  const settings = { WEB_PORT: String(web.port), API_PORT, API_URL: url };
  expect(await checkPorts(settings)).toContainEqual({
    mark: 'bad',
    name: 'API_URL',
    detail: `the shop is running, but no API responds at ${url}`,
    remedy: 'restart the shop',
  });
});

onLinux('an API_URL that leads to another checkout is wrong', async () => {
  const other = temporaryFolder({ isCheckout: true });
  const { port, pid } = await startListener(other, 'api');
  const settings = { API_PORT: String(await freePort()), API_URL: `http://127.0.0.1:${port}` };
  expect(await checkPorts(settings)).toMatchObject([
    { name: 'API_PORT' },
    {
      mark: 'bad',
      detail: `http://127.0.0.1:${port} belongs to the checkout in ${other} (pid ${pid})`,
    },
  ]);
});
