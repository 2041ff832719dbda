import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf, isLocal, listens, spell } from './address.ts';

test.each([
  ['postgres://postgres@127.0.0.1:5433/shop', { host: '127.0.0.1', port: 5433 }],
  ['postgres://owner:p%40ss@db.example/shop', { host: 'db.example', port: 5432 }],
  ['postgres://postgres@[::1]:5432/shop', { host: '::1', port: 5432 }],
  ['postgres:///shop?host=/var/run/postgresql', undefined],
])('%s points where it says', (url, address) => {
  expect(addressOf(url, 5432)).toEqual(address);
});

test('only loopback addresses are places where a service may be started', () => {
  const hosts = ['localhost', '127.0.0.1', '::1', 'db.example', '10.0.0.5'];
  expect(hosts.filter((host) => isLocal({ host, port: 1 }))).toEqual(hosts.slice(0, 3));
});

test('an IPv6 address is spelled with brackets', () => {
  expect(spell({ host: '::1', port: 6379 })).toBe('[::1]:6379');
});

test('a port is taken while someone listens on it', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  expect(await listens(address)).toBe(true);
  await once(server.close(), 'close');
  expect(await listens(address)).toBe(false);
});
