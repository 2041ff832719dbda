import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createRegistry, serveMetrics } from './serve-metrics.ts';

const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function takenPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  open.push(server);
  return (server.address() as AddressInfo).port;
}

async function serve(port: number, host = '127.0.0.1') {
  const errors: string[] = [];
  const log = { error: (_details: object, message: string) => void errors.push(message) };
  const registry = createRegistry();
  open.push(await serveMetrics({ host, port, setting: 'WEB_METRICS_PORT', registry, log }));
  return errors;
}

test('[OB-06] serves metrics and health on its own port', async () => {
  const port = await takenPort();
  await open.pop()?.close();
  expect(await serve(port)).toEqual([]);
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await get('/metrics')).text()).toContain('process_cpu_seconds_total');
  expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await get('/')).status).toBe(404);
});

test('[OB-06] serves another machine only if told to', async () => {
  const port = await takenPort();
  await open.pop()?.close();
  // All of 127.0.0.0/8 is this machine, so a second address stands for the network.
  const other = `http://127.0.0.2:${port}/healthz`;
  await serve(port);
  await expect(fetch(other)).rejects.toThrow('fetch failed');
  await open.pop()?.close();
  await serve(port, '0.0.0.0');
  expect((await fetch(other)).status).toBe(200);
});

test('[OB-06] a taken port is reported by its setting, and the process goes on', async () => {
  expect(await serve(await takenPort())).toEqual([
    "no metrics: WEB_METRICS_PORT can't be listened on; set another",
  ]);
});

test('serves nothing on port 0', async () => {
  expect(await serve(0)).toEqual([]);
});
