import { expect, test } from 'vitest';
import { networkCidr, publicNetworkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2::9', '2001:db8:1'],
  ['10.1.2.3', null],
  ['172.31.0.1', null],
  ['192.168.1.1', null],
  ['127.0.0.1', null],
  ['::ffff:127.0.0.1', null],
  ['::1', null],
  ['fd00::1', null],
  ['fe80::1%eth0', null],
  ['nowhere', null],
])('maps %s to the public network %s', (address, network) => {
  expect(publicNetworkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['not an address', undefined],
])('[SC-30] stores %s as %s', (address, network) => {
  expect(networkCidr(address)).toBe(network);
});
