/** A place in a build. */
export interface Slot {
  id: SlotId;
  label: string;
  /** The word printed beside the place on a board, or one in its manner. */
  designator: string;
  /** The subcategories that go here. */
  categories: readonly string[];
  /** Whether a PC can hold several. */
  isMany?: true;
  /** A PC does not start without one, or without something in its stead. */
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

/** In the order a build is made: what decides most comes first. */
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
  slot('cpu_cooling', 'Processor cooler', 'CPU_FAN', { isEssential: true }),
  slot('pc_case', 'Case', 'CHASSIS', { isEssential: true }),
  slot('monitor', 'Monitor', 'DISPLAY_1', { isMany: true }),
  slot('keyboard', 'Keyboard', 'USB_1'),
  slot('mouse', 'Mouse', 'USB_2'),
  slot('headset', 'Headset', 'AUDIO_1'),
  slot('ups_avr', 'UPS or AVR', 'MAINS_IN'),
];

/** Where a part goes; undefined if it is no part of a build. */
export const slotOf = (categoryId: string): Slot | undefined =>
  slots.find(({ categories }) => categories.includes(categoryId));
