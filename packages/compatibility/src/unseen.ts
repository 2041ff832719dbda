import { slotOf, slots, type Slot, type SlotId } from './slots.ts';

/** What a part in a place is held against first of all. */
const meets: Partial<Record<SlotId, readonly SlotId[]>> = {
  cpu: ['motherboard', 'power_supply'],
  motherboard: ['cpu', 'memory', 'power_supply', 'pc_case'],
  memory: ['motherboard'],
  graphics_card: ['cpu', 'motherboard', 'power_supply', 'pc_case'],
  power_supply: ['cpu', 'pc_case'],
  storage: ['motherboard', 'power_supply', 'pc_case'],
  cpu_cooling: ['cpu', 'pc_case'],
  pc_case: ['motherboard', 'power_supply'],
  ups_avr: ['power_supply'],
};

/**
 * What would have to be known of a PC before anyone can say that all that is bought for it fits.
 * Both are told by their subcategories.
 */
export function unseenFor(bought: readonly string[], had: readonly string[]): Slot[] {
  const met = new Set(bought.flatMap((category) => meetsOf(slotOf(category))));
  return slots.filter(
    ({ id, categories }) =>
      met.has(id) &&
      !categories.some((category) => had.includes(category) || bought.includes(category)),
  );
}

const meetsOf = (slot: Slot | undefined) => (slot && meets[slot.id]) ?? [];
