/** A position in a build. */
export interface Slot {
  id: SlotId;
  label: string;
  /** Label as printed on a motherboard. */
  designator: string;
  /** Categories that fit this slot. */
  categories: readonly string[];
  /** Can hold several parts. */
  isMany?: true;
  /** Needed to start, if no other part replaces it, such as integrated graphics. */
  isEssential?: true;
}

export type SlotId =
  | 'cpu'
  | 'motherboard'
  | 'memory'
  | 'graphics_card'
  | 'power_supply'
  | 'storage'
  | 'cpu_cooling'
  | 'pc_case'
  | 'monitor'
  | 'keyboard'
  | 'mouse'
  | 'headset'
  | 'ups_avr';

const slot = (
  id: SlotId,
  label: string,
  designator: string,
  more: Partial<Pick<Slot, 'categories' | 'isMany' | 'isEssential'>> = {},
): Slot => ({ id, label, designator, categories: [id], ...more });

/** In build order: the parts that constrain the others come first. */
export const slots: readonly Slot[] = [
  slot('cpu', 'Processor', 'CPU_SOCKET', { isEssential: true }),
  slot('motherboard', 'Motherboard', 'MAIN_BOARD', { isEssential: true }),
  slot('memory', 'Memory', 'DIMM_A2_B2', { isEssential: true, isMany: true }),
  slot('graphics_card', 'Graphics card', 'PCIEX16_1', { isEssential: true, isMany: true }),
  slot('power_supply', 'Power supply', 'EATX_PWR', { isEssential: true }),
  slot('storage', 'Storage', 'M2_1', {
    isEssential: true,
    isMany: true,
    categories: ['storage_ssd', 'storage_hdd'],
  }),
  slot('cpu_cooling', 'CPU cooler', 'CPU_FAN', { isEssential: true }),
  slot('pc_case', 'Case', 'CHASSIS', { isEssential: true }),
  slot('monitor', 'Monitor', 'DISPLAY_1', { isMany: true }),
  slot('keyboard', 'Keyboard', 'USB_1'),
  slot('mouse', 'Mouse', 'USB_2'),
  slot('headset', 'Headset', 'AUDIO_1'),
  slot('ups_avr', 'UPS or AVR', 'MAINS_IN'),
];

/** Returns the slot of a category; undefined if it does not belong in a build. */
export const slotOf = (categoryId: string): Slot | undefined =>
  slots.find(({ categories }) => categories.includes(categoryId));
