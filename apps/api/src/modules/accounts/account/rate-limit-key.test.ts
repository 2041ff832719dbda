import { expect, test } from 'vitest';
import { networkOf } from '#api/platform/network.ts';
import { rateLimitKey } from './rate-limit-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['nowhere', 'unknown', 'unknown'],
])('maps %s to the rate limit key %s and the network %s', (address, key, network) => {
  expect(rateLimitKey(address)).toBe(key);
  expect(networkOf(address)).toBe(network);
});
