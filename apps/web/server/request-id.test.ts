import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestIds } from './request-id.ts';

const idFor = requestIds(['loopback']);
const request = (id: string, remoteAddress: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test('uses the request id of a trusted proxy', () => {
  expect(idFor(request('gateway-0001', '127.0.0.1'))).toBe('gateway-0001');
});

test('replaces ids from visitors and malformed ids', () => {
  expect(idFor(request('gateway-0001', '203.0.113.9'))).not.toBe('gateway-0001');
  expect(idFor(request('x\n{"level":60}', '127.0.0.1'))).toMatch(/^[\da-f-]{36}$/);
});
