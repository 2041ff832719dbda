import { expect, test } from 'vitest';
import { uncheckedSlots } from './index.ts';

test.each([
  [['graphics_card'], ['cpu'], ['motherboard', 'power_supply', 'pc_case']],
  [['graphics_card'], ['motherboard', 'power_supply', 'pc_case'], ['cpu']],
  [['graphics_card'], ['cpu', 'motherboard', 'power_supply', 'pc_case'], []],
  [['cpu'], ['cpu', 'motherboard'], ['power_supply']],
  [['memory'], ['motherboard'], []],
  [['storage_ssd'], ['storage_ssd'], ['motherboard', 'power_supply', 'pc_case']],
  [['storage_hdd'], ['motherboard', 'power_supply', 'pc_case'], []],
  [['monitor'], [], []],
  [['cpu', 'motherboard'], ['power_supply'], ['memory', 'pc_case']],
  [['graphics_card', 'power_supply'], ['motherboard', 'pc_case'], ['cpu']],
])('buying %o for a PC with %o leaves %o unchecked', (bought, owned, unchecked) => {
  expect(uncheckedSlots(bought, owned).map(({ id }) => id)).toEqual(unchecked);
});
