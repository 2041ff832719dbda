import { expect, test } from 'vitest';
import { unseenFor, type SlotId } from './index.ts';

test.each<[SlotId, string[], string[]]>([
  ['graphics_card', ['cpu'], ['motherboard', 'power_supply', 'pc_case']],
  ['graphics_card', ['motherboard', 'power_supply', 'pc_case'], []],
  ['cpu', ['cpu', 'motherboard'], ['power_supply']],
  ['memory', ['motherboard'], []],
  ['storage', ['storage_ssd'], ['motherboard']],
  ['monitor', [], []],
])('to say that a %s fits a PC of which we know %o, we lack %o', (slot, known, lacking) => {
  expect(unseenFor(slot, known).map(({ id }) => id)).toEqual(lacking);
});
