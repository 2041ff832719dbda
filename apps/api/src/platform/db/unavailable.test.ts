import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EMFILE', 'ETIMEDOUT'])(
  '[AV-12] counts network error %s as unavailable',
  (code) => expect(isDatabaseUnavailable(withCode(code))).toBe(true),
);

test.each([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('[AV-12] counts the driver error "%s" as unavailable', (message) =>
  expect(isDatabaseUnavailable(new Error(message))).toBe(true),
);

test('counts bugs and files as neither', () => {
  for (const code of ['XX000', '42P01', '53', '531000', 'ENOENT', 'FST_ERR_NOT_FOUND']) {
    expect(isDatabaseUnavailable(withCode(code)), code).toBe(false);
  }
});
