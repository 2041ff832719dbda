import { expect, test } from 'vitest';
import { databaseNameOf, hostUrls, isDatabaseUrl } from './database-url.ts';

test('[DP-13] splits a URL of several hosts into one per host', () => {
  const url =
    'postgres://app:p%40ss@one:5432,two:6432/shop?sslmode=require&target_session_attrs=read-write';
  expect(hostUrls(url)).toEqual([
    'postgres://app:p%40ss@one:5432/shop?sslmode=require',
    'postgres://app:p%40ss@two:6432/shop?sslmode=require',
  ]);
  expect(databaseNameOf(url)).toBe('/shop');
});

test.each(['postgres://app@one/shop', 'postgres:///shop?host=/run/postgresql', 'not a URL'])(
  'leaves %s as it is',
  (url) => expect(hostUrls(url)).toEqual([url]),
);

test.each([
  ['postgres://app@one:5432,two/shop', true],
  ['postgres://app@one,two/shop?target_session_attrs=primary', true],
  ['postgres://app@one,two/shop?target_session_attrs=standby', false],
  ['postgres://app@one:x,two/shop', false],
  ['one,two', false],
])('accepts %s: %s', (url, isValid) => expect(isDatabaseUrl(url)).toBe(isValid));
