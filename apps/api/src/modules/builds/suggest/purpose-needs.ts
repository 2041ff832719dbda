import type { Purpose } from '@sirkito/commerce';
import type { SlotId } from '@sirkito/compatibility';

export interface PurposeNeeds {
  /** Approximate share of the budget per slot. */
  shares: Partial<Record<SlotId, number>>;
  memoryGb: number;
  storageGb: number;
  /** Memory of the graphics card; 0 means integrated graphics. */
  cardGb: number;
  cores: number;
  /** The slot that gets the rest of the budget. */
  main: SlotId;
}

const gaming = {
  graphics_card: 0.4,
  cpu: 0.16,
  motherboard: 0.1,
  memory: 0.1,
  storage: 0.08,
  power_supply: 0.06,
  pc_case: 0.05,
  cpu_cooling: 0.03,
} as const;

export const purposeNeeds: Readonly<Record<Purpose, PurposeNeeds>> = {
  office: {
    shares: {
      cpu: 0.34,
      motherboard: 0.18,
      memory: 0.18,
      storage: 0.15,
      power_supply: 0.08,
      pc_case: 0.09,
      cpu_cooling: 0.03,
    },
    memoryGb: 8,
    storageGb: 240,
    cardGb: 0,
    cores: 2,
    main: 'cpu',
  },
  '1080p': {
    shares: gaming,
    memoryGb: 16,
    storageGb: 480,
    cardGb: 6,
    cores: 4,
    main: 'graphics_card',
  },
  '1440p': {
    shares: { ...gaming, graphics_card: 0.44 },
    memoryGb: 16,
    storageGb: 900,
    cardGb: 12,
    cores: 6,
    main: 'graphics_card',
  },
  '4k': {
    shares: { ...gaming, graphics_card: 0.5 },
    memoryGb: 32,
    storageGb: 900,
    cardGb: 16,
    cores: 6,
    main: 'graphics_card',
  },
  creator: {
    shares: { ...gaming, graphics_card: 0.26, cpu: 0.24, memory: 0.16, storage: 0.12 },
    memoryGb: 32,
    storageGb: 900,
    cardGb: 8,
    cores: 8,
    main: 'cpu',
  },
};
