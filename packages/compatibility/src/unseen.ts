import { slots, type Slot, type SlotId } from './slots.ts';

/** What a part in a place is held against first of all. */
const meets: Partial<Record<SlotId, readonly SlotId[]>> = {
  cpu: ['motherboard', 'power_supply'],
  motherboard: ['cpu', 'memory', 'power_supply', 'pc_case'],
  memory: ['motherboard'],
  graphics_card: ['motherboard', 'power_supply', 'pc_case'],
  power_supply: ['cpu', 'pc_case'],
  storage: ['motherboard'],
  cpu_cooling: ['cpu', 'pc_case'],
  pc_case: ['motherboard', 'power_supply'],
  ups_avr: ['power_supply'],
};

/** What would have to be known of a PC before anyone can say that a part fits it. */
export const unseenFor = (slotId: SlotId, categoryIds: readonly string[]): Slot[] =>
  slots.filter(
    ({ id, categories }) =>
      meets[slotId]?.includes(id) === true &&
      !categories.some((category) => categoryIds.includes(category)),
  );
