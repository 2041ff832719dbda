import { expect, test } from 'vitest';
import { countedAs, networkOf } from './visitor.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:DB8::1', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['nowhere', 'unknown', 'unknown'],
])('%s is counted as %s and kept as %s', (address, counted, network) => {
  expect(countedAs(address)).toBe(counted);
  expect(networkOf(address)).toBe(network);
});
