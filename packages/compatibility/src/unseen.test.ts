import { expect, test } from 'vitest';
import { unseenFor } from './index.ts';

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
])('to say that %o fit a PC of which we know %o, we lack %o', (bought, had, lacking) => {
  expect(unseenFor(bought, had).map(({ id }) => id)).toEqual(lacking);
});
