import { expect, test } from 'vitest';
import { networkOf } from '#api/platform/network.ts';
import { addressKey, householdKey } from './rate-limit-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0', '2001:db8:1', '2001:db8:1'],
  ['2001:db8:1:ff:3:4:5:6', '2001:db8:1:0', '2001:db8:1', '2001:db8:1'],
  ['2001:db8:1:1200::', '2001:db8:1:12', '2001:db8:1', '2001:db8:1'],
  ['2001:DB8::1', '2001:db8:0:0', '2001:db8:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0', '0:0:0'],
  ['nowhere', 'unknown', 'unknown', 'unknown'],
])('[SC-84] %s counts as household %s and address %s, of network %s', (...expected) => {
  const [address, household, key, network] = expected;
  expect(householdKey(address)).toBe(household);
  expect(addressKey(address)).toBe(key);
  expect(networkOf(address)).toBe(network);
});
