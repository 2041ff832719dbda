import { slotOf, slots, type Slot, type SlotId } from './slots.ts';

/** Slots each slot is primarily compared with. */
const comparedWith: Partial<Record<SlotId, readonly SlotId[]>> = {
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

/** Returns the slots still unknown to check all bought parts. Takes category ids. */
export function uncheckedSlots(bought: readonly string[], owned: readonly string[]): Slot[] {
  const needed = new Set(bought.flatMap((category) => slotsComparedWith(slotOf(category))));
  return slots.filter(
    ({ id, categories }) =>
      needed.has(id) &&
      !categories.some((category) => owned.includes(category) || bought.includes(category)),
  );
}

const slotsComparedWith = (slot: Slot | undefined) => (slot && comparedWith[slot.id]) ?? [];
