import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { addressOf, isLocal, listens, formatAddress } from './address.ts';

test.each([
  ['postgres://postgres@127.0.0.1:5433/shop', { host: '127.0.0.1', port: 5433 }],
  ['postgres://owner:p%40ss@db.example/shop', { host: 'db.example', port: 5432 }],
  ['postgres://postgres@[::1]:5432/shop', { host: '::1', port: 5432 }],
  ['postgres:///shop?host=/var/run/postgresql', undefined],
])('parses the address of %s', (url, address) => {
  expect(addressOf(url, 5432)).toEqual(address);
});

test('treats only loopback addresses as local', () => {
  const hosts = ['localhost', '127.0.0.1', '::1', 'db.example', '10.0.0.5'];
  expect(hosts.filter((host) => isLocal({ host, port: 1 }))).toEqual(hosts.slice(0, 3));
});

test('formats an IPv6 address with brackets', () => {
  expect(formatAddress({ host: '::1', port: 6379 })).toBe('[::1]:6379');
});

test('detects a listening port', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  expect(await listens(address)).toBe(true);
  await once(server.close(), 'close');
  expect(await listens(address)).toBe(false);
});
